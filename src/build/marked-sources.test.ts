import { describe, expect, it } from '@jest/globals';
import { callNamed } from '../../contract/table.ts';
import { sources } from './sources.ts';

/** The dot paths of marked schemas, found by traversing everything a schema holds. */
function everyMark(part: unknown, path = '', seen = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  const within = new Set(seen).add(part);
  if ('pipe' in part && Array.isArray(part.pipe) && part.pipe.some(isMark)) return [path];
  // A pipe begins with the schema it wraps, whose parts are also the pipe's own.
  const parts = Object.entries(part).filter(([name]) => name !== 'pipe');
  return parts.flatMap(([name, inner]) => everyMark(inner, `${path}.${name}`, within));
}
const isMark = (action: unknown) =>
  typeof action === 'object' && action !== null && 'type' in action && action.type === 'metadata';

describe('the contract', () => {
  const calls = [...new Set(sources.map(({ call }) => call))];

  it.each(calls)('marks only fields that mapMarked reaches in %s', (call) => {
    for (const path of everyMark(callNamed(call).result)) {
      expect(path).toMatch(/^(?:\.entries\.[\w-]+|\.item|\.wrapped)+$/);
    }
  });
});
