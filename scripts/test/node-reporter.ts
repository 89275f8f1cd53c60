/**
 * A reporter of `node --test`: one line of JSON for each test, each file and each failed hook, as
 * they end.
 */
import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { reasonIn } from './reason.ts';

const own = (file: string | undefined) => relative(process.cwd(), file ?? '');

/** Node's error for a failure: its type, and as its cause the error that the code threw. */
type NodeFailure = Error & { readonly failureType?: string };

/** `failed running before hook` → `before` */
const hookIn = ({ message }: Error) => /^failed running (\w+) hook$/.exec(message)?.[1] ?? 'a hook';

/** The message of an error and of its causes: `fetch failed` alone says nothing. */
function messageOf({ message, cause }: Error): string {
  return cause instanceof Error ? `${message}\ncause: ${messageOf(cause)}` : message;
}

/** The thrown value. */
const thrownIn = ({ cause, message }: Error): string =>
  cause instanceof Error ? messageOf(cause) : String(cause ?? message);

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

const line = (told: Readonly<Record<string, unknown>>) => `${JSON.stringify(told)}\n`;

export default async function* report(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  /** Names of the open suites, outermost first. */
  const path: string[] = [];
  for await (const { type, data } of source) {
    if (type === 'test:start') {
      path.splice(data.nesting, path.length, data.name);
    } else if (type === 'test:pass' || type === 'test:fail') {
      const name = [...path.slice(0, data.nesting), data.name].join(' › ');
      const file = own(data.file);
      const error = type === 'test:fail' ? (data.details.error as NodeFailure) : null;
      const isHook = error?.failureType === 'hookFailed';
      if (isHook)
        yield line({
          kind: 'hook',
          file,
          name,
          hook: hookIn(error),
          message: firstLine(thrownIn(error)),
        });
      if (data.details.type === 'suite') continue;
      const ms = data.details.duration_ms;
      const fell = isHook || error?.failureType === 'cancelledByParent';
      const reason = error && !fell && { reason: reasonIn(thrownIn(error)) };
      yield line({ kind: 'test', file, name, ms, ok: !error, ...(fell && { fell }), ...reason });
    } else if (type === 'test:summary' && data.file) {
      yield line({ kind: 'file', file: own(data.file), ms: data.duration_ms });
    }
  }
}
