/** Checks the inlined and the late styles of every page of the built site. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keptSite } from '../site/prepared.ts';

/** A use without a fallback: the property that it is for would have no value. */
const USE = /var\((--[\w-]+)\)/g;
const DEFINITION = /(--[\w-]+):/g;
const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

const HEAD_SHEETS = /<style data-href="[^"]*">([\s\S]*?)<\/style>/g;

async function documents(): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(keptSite.public, { recursive: true });
  const pages = names.filter((name) => /(?:^|\/)index\.html$/.test(name));
  return new Map(
    await Promise.all(
      pages.map(async (name): Promise<[string, string]> => [
        name,
        await readFile(join(keptSite.public, name), 'utf8'),
      ]),
    ),
  );
}

test('every custom property that a first paint uses is in the document', async () => {
  const faults: string[] = [];
  let checked = 0;
  for (const [name, html] of await documents()) {
    const styles = [...html.matchAll(HEAD_SHEETS)].map(([, text = '']) => text).join('\n');
    if (styles === '') continue;
    checked += 1;
    const defined = namesIn(html, DEFINITION);
    for (const used of namesIn(html, USE)) if (!defined.has(used)) faults.push(`${name}: ${used}`);
  }
  assert.ok(checked > 60);
  assert.deepEqual(faults, []);
});

test('the late styles define the tokens that documents leave out', async () => {
  const names = await readdir(keptSite.public);
  const late = names.filter((name) => /^late\.[^.]+\.css$/.test(name));
  assert.equal(late.length, 1);
  const app = names.filter((name) => /^app\.[^.]+\.css$/.test(name));
  assert.equal(app.length, 1);
  const [lateText = '', appText = ''] = await Promise.all(
    [...late, ...app].map((name) => readFile(join(keptSite.public, name), 'utf8')),
  );
  const tokens = (text: string) =>
    text.match(/:root,\[data-palette\]\{[^}]*\}|:root\{(?!--in-)--[^}]*\}/g) ?? [];
  assert.equal(tokens(appText).length, 2);
  assert.deepEqual(tokens(lateText), tokens(appText));
});
