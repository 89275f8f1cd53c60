import type { TestContext } from 'node:test';

type Work = () => unknown;

const stacks = new WeakMap<TestContext, Work[]>();

/** Cleans up after the test, in reverse order of these calls. */
export function afterwards(context: TestContext, work: Work): void {
  const known = stacks.get(context);
  if (known) {
    known.push(work);
    return;
  }
  const stack = [work];
  stacks.set(context, stack);
  context.after(async () => {
    for (const one of stack.reverse()) await one();
  });
}
