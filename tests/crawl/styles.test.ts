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

const HEAD_SHEET = /<style data-href="[^"]*">/;

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

const sheets = async (pattern: RegExp): Promise<string[]> => {
  const names = (await readdir(keptSite.public)).filter((name) => pattern.test(name));
  return Promise.all(names.map((name) => readFile(join(keptSite.public, name), 'utf8')));
};

test('every custom property that a first paint uses is in the document', async () => {
  // Some are set by elements only.
  const inSheets = namesIn((await sheets(/\.css$/)).join('\n'), DEFINITION);
  const faults: string[] = [];
  let checked = 0;
  for (const [name, html] of await documents()) {
    if (!HEAD_SHEET.test(html)) continue;
    checked += 1;
    const defined = namesIn(html, DEFINITION);
    const missing = [...namesIn(html, USE)].filter((used) => !defined.has(used));
    faults.push(...missing.filter((used) => inSheets.has(used)).map((used) => `${name}: ${used}`));
  }
  assert.ok(checked > 60);
  assert.deepEqual(faults, []);
});

test('the late styles define the tokens that documents leave out', async () => {
  const [[app = ''], [late = '']] = await Promise.all([
    sheets(/^app\.[^.]+\.css$/),
    sheets(/^late\.[^.]+\.css$/),
  ]);
  const tokens = (text: string) =>
    text.match(/(?<!:root):root(?:,\[data-palette\])?\{(?!--in-)--[^}]*\}/g) ?? [];
  assert.ok(tokens(app).length > 1);
  assert.deepEqual(tokens(late), tokens(app));
});

test('each document inlines whole files, which releases share', async () => {
  const faults: string[] = [];
  for (const [name, html] of await documents()) {
    for (const [, file = '', text] of html.matchAll(
      /<style data-href="\/([^"]*)">([^<]*)<\/style>/g,
    )) {
      const built = await readFile(join(keptSite.public, file), 'utf8').catch(() => null);
      if (built !== text) faults.push(`${name}: ${file}`);
    }
  }
  assert.deepEqual(faults, []);
});
