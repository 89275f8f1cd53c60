/** Exactly the calls that the site does not use are marked. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { AnyCall } from '../../contract/call.ts';
import { table } from '../../contract/table.ts';
import { sources } from '../../src/build/sources.ts';

const IMPORT = /import (\{[^}]*\}|\* as \w+) from '[^']*\/contract\/calls\/([\w-]+\.ts)'/g;

/** The calls a source file uses from an imported file: by name, or through a namespace. */
function takenFrom(text: string, imported: string): string[] {
  const whole = /^\* as (\w+)$/.exec(imported)?.[1];
  const found = whole
    ? text.matchAll(new RegExp(`\\b${whole}\\.(\\w+)`, 'g'))
    : imported.matchAll(/(\w+)/g);
  return [...found].map(([, name = '']) => name);
}

/** Names of the calls made by the site's own code. */
async function askedFor(): Promise<Set<string>> {
  // The build refers to its sources by name.
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

test('a call that the site does not use has `forOthers: true` in its entry', async () => {
  const asked = await askedFor();
  const forOthers = table.filter((call) => call.table !== 'editor' && !asked.has(call.name));
  const names = (calls: readonly AnyCall[]) => calls.map(({ name }) => name).sort();
  assert.deepEqual(names(table.filter((call) => call.forOthers)), names(forOthers));
});
