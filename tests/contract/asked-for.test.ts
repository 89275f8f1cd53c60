/** Calls that nothing of the site asks for are marked, and no others. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { AnyCall } from '../../contract/call.ts';
import { table } from '../../contract/table.ts';
import { sources } from '../../src/build/sources.ts';

const IMPORT = /import (\{[^}]*\}|\* as \w+) from '[^']*\/contract\/calls\/([\w-]+\.ts)'/g;

/** What a source file takes of a file of calls: by name, or through a name for all of them. */
function takenFrom(text: string, imported: string): string[] {
  const whole = /^\* as (\w+)$/.exec(imported)?.[1];
  const found = whole
    ? text.matchAll(new RegExp(`\\b${whole}\\.(\\w+)`, 'g'))
    : imported.matchAll(/(\w+)/g);
  return [...found].map(([, name = '']) => name);
}

/** Names of the calls that the site's own code makes. */
async function askedFor(): Promise<Set<string>> {
  // The build asks for its sources by their names.
  const asked = new Set(sources.map(({ call }) => call));
  const files = globSync('{src,plugins,edge-functions,regenerator,netlify,scripts}/**/*.{ts,tsx}');
  assert.ok(files.length > 500, `${files.length} files`);
  for (const file of files.filter((one) => !one.includes('.test.'))) {
    const text = readFileSync(file, 'utf8');
    for (const [, imported = '', module] of text.matchAll(IMPORT)) {
      const calls: Record<string, AnyCall> = await import(`../../contract/calls/${module}`);
      for (const name of takenFrom(text, imported)) asked.add(calls[name]?.name ?? '');
    }
  }
  return asked;
}

test('a call that nothing of the site asks for says `forOthers: true` in its entry', async () => {
  const asked = await askedFor();
  const forOthers = table.filter((call) => call.table !== 'editor' && !asked.has(call.name));
  const names = (calls: readonly AnyCall[]) => calls.map(({ name }) => name).sort();
  assert.deepEqual(names(table.filter((call) => call.forOthers)), names(forOthers));
});
