/** The file of a Netlify build that tells where pages come from between two builds. */
import assert from 'node:assert/strict';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { generateManifest, type Declaration } from '@netlify/edge-bundler';
import type { IAdapter } from 'gatsby';
import { netlifyAdapter } from '../../src/build/netlify/adapter.ts';
import { ORIGIN_ROUTE, writeBetweenBuilds } from '../../src/build/netlify/between-builds.ts';

const ORIGIN = 'https://origin.yasno.example';

const config = '.netlify/v1/config.json';
const edge = '.netlify/v1/edge-functions/origin-page.ts';
const facts = 'public/between-builds.json';

let projectRoot = '';
const textOf = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

beforeEach(() => {
  projectRoot = mkdtempSync(join(tmpdir(), 'yasno-between-'));
  mkdirSync(join(projectRoot, 'public'));
  copyFileSync('netlify.toml', join(projectRoot, 'netlify.toml'));
  const redirects = '/catalog/ section=7&page=2 /catalog/lenses/ 301!\n/old/ /new/ 301\n';
  writeFileSync(join(projectRoot, 'public/_redirects'), redirects);
});
afterEach(() => rmSync(projectRoot, { recursive: true }));

test('with an origin, writes its function behind the cache and redirects for missing files', async () => {
  await writeBetweenBuilds({ projectRoot, origin: ORIGIN, revision: 41 });
  const text = textOf(edge);
  const [, from = ''] = /from '(.+)'/.exec(text) ?? [];
  assert.ok(existsSync(join(dirname(edge), from)), from);
  assert.ok(text.includes('"cache": "manual"'));
  assert.deepEqual(JSON.parse(textOf(config)), {
    redirects: [
      { from: '/static/*', to: `${ORIGIN}/static/:splat`, status: 200 },
      { from: '/pictures/*', to: `${ORIGIN}/pictures/:splat`, status: 200 },
    ],
  });
  const { revision, query } = JSON.parse(textOf(facts));
  assert.equal(revision, 41);
  assert.ok(query.includes('type') && query.includes('section'), query.join());
});

test('without an origin, removes what an earlier build has left', async () => {
  await writeBetweenBuilds({ projectRoot, origin: ORIGIN, revision: null });
  await writeBetweenBuilds({ projectRoot, origin: undefined, revision: null });
  for (const file of [config, edge, facts]) assert.ok(!existsSync(join(projectRoot, file)), file);
  assert.doesNotMatch(textOf('netlify.toml'), /origin-page/);
});

test('a deploy preview shows its own pages, not those of the origin', async () => {
  type Adapting = Parameters<IAdapter['adapt']>[0];
  const nothing = {} as Partial<Adapting> as Adapting;
  const build = (context: string) =>
    netlifyAdapter({
      atNetlify: true,
      context,
      projectRoot,
      restOrigin: 'http://127.0.0.1:9',
      pagesOrigin: ORIGIN,
      kept: [],
    }).adapt(nothing);
  await build('production');
  assert.ok(existsSync(join(projectRoot, edge)));
  await build('deploy-preview');
  assert.ok(!existsSync(join(projectRoot, edge)));
});

test("Netlify's own bundler puts the function behind the cache, for pages only", () => {
  const { method, ...route } = ORIGIN_ROUTE;
  const declaration: Declaration = { ...route, function: 'origin-page', method: [...method] };
  const { manifest } = generateManifest({
    declarations: [declaration],
    userFunctionConfig: {},
    functions: [{ name: 'origin-page', path: edge }],
  });
  assert.deepEqual(manifest.routes, []);
  const [behind] = manifest.post_cache_routes;
  assert.ok(behind);
  const runs = (path: string) =>
    new RegExp(behind.pattern).test(path) &&
    !behind.excluded_patterns.some((pattern) => new RegExp(pattern).test(path));
  for (const path of [
    ...['/', '/articles/uhod/kak-hranit-linzy/', '/page-data/articles/page-data.json'],
    ...['/cities.json', '/sitemap-index.xml', '/app-0a1b.js', '/documents/rules.pdf'],
  ]) {
    assert.ok(runs(path), path);
  }
  for (const path of [
    ...['/rest/shops', '/api/shops', '/media/a.png', '/hooks/build', '/editor/site', '/admin/'],
    ...['/personal/', '/personal/orders/', '/page-data/personal/page-data.json'],
    ...['/static/a.webp', '/pictures/a.avif', '/between-builds.json', '/favicon.ico'],
  ]) {
    assert.ok(!runs(path), path);
  }
});
