/** A reporter of `node --test`: one line of JSON for each test and for each file, as they end. */
import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';

const own = (file: string | undefined) => relative(process.cwd(), file ?? '');

export default async function* report(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  /** Names of what is open, outermost first. */
  const path: string[] = [];
  for await (const { type, data } of source) {
    if (type === 'test:start') {
      path.splice(data.nesting, path.length, data.name);
    } else if (type === 'test:pass' || type === 'test:fail') {
      if (data.details.type === 'suite') continue;
      const name = [...path.slice(0, data.nesting), data.name].join(' › ');
      const ms = data.details.duration_ms;
      yield `${JSON.stringify({ kind: 'test', file: own(data.file), name, ms, ok: type === 'test:pass' })}\n`;
    } else if (type === 'test:summary' && data.file) {
      yield `${JSON.stringify({ kind: 'file', file: own(data.file), ms: data.duration_ms })}\n`;
    }
  }
}
