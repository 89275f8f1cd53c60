/**
 * The summary of a failing layer: first the faults that broke many tests, then the tests that failed on their
 * own.
 */
import type { LayerRun } from './run-layer.ts';
import type { FailedHook, TestTime, Times } from './times.ts';

/** Whether a test is in the suite whose hook failed, or is the hook's own test. */
const isUnder = (hook: FailedHook, test: TestTime) =>
  test.file === hook.file && (test.name === hook.name || test.name.startsWith(`${hook.name} › `));

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/**
 * One line per fault, however many suites report it: a hook of a whole file fails for each of its suites.
 */
function hookLine(hooks: readonly FailedHook[], felled: number): string {
  const [{ file, name, hook, message } = { file: '', name: '', hook: '', message: '' }] = hooks;
  const more = hooks.length > 1 ? ` and ${counted(hooks.length - 1, 'other place')}` : '';
  const fell = felled > 0 ? `; ${counted(felled, 'test')} fell with it` : '';
  return `${hook} failed: ${message} (${file}: ${name}${more}${fell})`;
}

/**
 * @returns a line for each fault: hooks that failed, each once with the number of tests that failed
 * only because of it, then all other failed tests by name, with the first lines of their error.
 */
export function failuresIn({ tests, hooks }: Times): string[] {
  const failed = tests.filter(({ ok }) => !ok);
  const explained = new Set<TestTime>();
  const byFault = Map.groupBy(hooks, ({ hook, message }) => `${hook}: ${message}`);
  const lines = [...byFault.values()].map((same) => {
    const felled = failed.filter((test) => test.fell && same.some((hook) => isUnder(hook, test)));
    for (const test of felled) explained.add(test);
    return hookLine(same, felled.length);
  });
  const others = failed.filter((test) => !explained.has(test));
  return [
    ...lines,
    ...others.map(({ file, name, reason }) =>
      [`${file}: ${name}`, ...(reason?.split('\n') ?? [])].join('\n    '),
    ),
  ];
}

/** What a run ends with if a layer failed: its verdict, and a line for each fault that it reported. */
export function summaryOf({ name, failure, seconds, times }: LayerRun): string {
  const faults = times ? failuresIn(times).map((line) => `  ${line}`) : [];
  return [`${name} ${failure} after ${Math.round(seconds)} s`, ...faults].join('\n');
}
