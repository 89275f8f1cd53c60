/** The personal area as it was built: no personal data, and a separate script for each page. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { pages } from '../pages.ts';
import { keptSite } from '../site/prepared.ts';

type Stats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> };

const json = async (path: string) =>
  JSON.parse(await readFile(join(keptSite.public, path), 'utf8')) as unknown;

const built = pages.filter(({ status }) => status === 200);

/** The chunk that renders a page. */
async function chunkOf(address: string): Promise<string> {
  const [url = '/'] = address.split('?');
  const data = await json(join('page-data', url === '/' ? 'index' : url, 'page-data.json'));
  return (data as { componentChunkName: string }).componentChunkName;
}

/** Scripts of a chunk group, without the runtime's own. */
async function scriptsOf(stats: Stats, group: string): Promise<string[]> {
  const names = stats.namedChunkGroups[group]?.assets.map(({ name }) => name) ?? [];
  assert.ok(names.length > 0, `no chunk group "${group}"`);
  return names.filter((name) => name.endsWith('.js'));
}

test('no public page loads a script of the area, and every page of the area has its own', async () => {
  const stats = (await json('webpack.stats.json')) as Stats;
  const own = new Set<string>();
  for (const { url, file } of built.filter(({ signed }) => signed)) {
    const chunk = await chunkOf(file ?? url);
    assert.match(chunk, /personal/);
    // The files that it shares with other pages precede it.
    const script = (await scriptsOf(stats, chunk)).at(-1) ?? '';
    assert.ok(!own.has(script), `${url}: ${script}`);
    own.add(script);
  }
  assert.equal(own.size, 15);
  const shared = Object.keys(stats.namedChunkGroups).filter((name) => !/personal/.test(name));
  for (const group of shared) {
    for (const name of (stats.namedChunkGroups[group]?.assets ?? []).map((asset) => asset.name)) {
      assert.ok(!own.has(name), `${group} loads ${name}`);
    }
  }
});

test('the built pages contain frame, heading and placeholders, and no personal data', async () => {
  for (const { url, file, heading } of built.filter(({ signed }) => signed)) {
    const html = await readFile(join(keptSite.public, file ?? url, 'index.html'), 'utf8');
    assert.match(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll('&nbsp;', ' ') ?? '', heading);
    assert.match(html, /content="noindex"/, url);
    assert.match(html, /<noscript>[\s\S]*JavaScript/, url);
    assert.match(html, /Участник клуба/, url);
  }
});
