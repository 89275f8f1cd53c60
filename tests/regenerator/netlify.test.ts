/** Releases on their way to Netlify: only missing files, all or nothing, with every failure. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { placesOf } from '../../regenerator/publish/manifest.ts';
import { netlifyTarget, type NetlifyTarget } from '../../regenerator/publish/netlify.ts';
import { publishedSite } from '../../regenerator/publish/published-site.ts';
import { openReleases } from '../../regenerator/publish/releases.ts';
import { FEW_KEPT } from './few-kept.ts';
import { NetlifyStandIn } from './stand-ins/netlify-api.ts';

const MANIFEST = { bundles: [{ asset: 'bundle.eszip', format: 'eszip2' }], routes: [{}] };

/** Files of every deploy besides the pages. */
const EXTRAS = {
  'netlify.toml': '[build]',
  '.netlify/internal/edge-functions/bundle.eszip': 'functions',
  '.netlify/internal/edge-functions/manifest.json': JSON.stringify(MANIFEST),
};

let work = '';
let netlify: NetlifyStandIn;
let apiUrl = '';
let target: NetlifyTarget;

const site = () => join(work, 'site');

function write(path: string, text: string): string {
  mkdirSync(dirname(join(work, path)), { recursive: true });
  writeFileSync(join(work, path), text);
  return path;
}

/** Publishes locally: writes these pages and keeps all others. */
async function release(pages: Record<string, string>, removed: string[] = []) {
  const gone = removed.map((path) => [path, null] as const);
  const releases = await openReleases(site(), FEW_KEPT);
  const files = new Map([...Object.entries(pages), ...gone]);
  const published = await releases.publish({ files, revision: 7 });
  await releases.settled();
  return published;
}

const newTarget = (token = netlify.token) =>
  netlifyTarget({
    siteDirectory: site(),
    projectRoot: work,
    token,
    siteId: netlify.siteId,
    apiUrl,
    firstPause: 1,
    look: 1,
  });

beforeEach(async () => {
  work = mkdtempSync(join(tmpdir(), 'yasno-netlify-'));
  netlify = new NetlifyStandIn();
  apiUrl = await netlify.listen();
  write('netlify.toml', '[build]');
  write('.netlify/edge-functions-dist/manifest.json', JSON.stringify(MANIFEST));
  write('.netlify/edge-functions-dist/bundle.eszip', 'functions');
  target = newTarget();
});
afterEach(async () => {
  await netlify.close();
  rmSync(work, { recursive: true });
});

const PAGES = { 'index.html': 'home', 'catalog/index.html': 'catalog', 'о нас.html': 'about' };

test('a release becomes the site, and the next uploads only what Netlify does not have', async () => {
  await release(PAGES);
  const first = await target.publish();
  assert.deepEqual(first, { number: 1, revision: 7, deployId: 'deploy-1', uploaded: 6 });
  assert.deepEqual(netlify.live(), { ...PAGES, ...EXTRAS });
  assert.equal(netlify.deploys[0]?.title, 'Release 1, revision 7');

  netlify.uploads.length = 0;
  await release({ 'index.html': 'new home', 'same.html': 'catalog' }, ['о нас.html']);
  assert.equal((await target.publish()).uploaded, 1);
  assert.deepEqual(netlify.uploads, ['index.html']);
  assert.deepEqual(netlify.live(), {
    'index.html': 'new home',
    'catalog/index.html': 'catalog',
    'same.html': 'catalog',
    ...EXTRAS,
  });

  await (await openReleases(site(), FEW_KEPT)).rollBack();
  assert.equal((await target.publish()).uploaded, 0);
  assert.deepEqual(netlify.live(), { ...PAGES, ...EXTRAS });
});

test('a release that is already live is not deployed again', async () => {
  await release(PAGES);
  await target.publish();
  await target.publish();
  assert.equal(netlify.deploys.length, 1);
});

test('a large site is compared asynchronously', async () => {
  const pages = Array.from({ length: 120 }, (_, index) => [`p${index}.html`, `page ${index}`]);
  await release(Object.fromEntries(pages) as Record<string, string>);
  assert.equal((await target.publish()).uploaded, 123);
  assert.equal(netlify.deploys[0]?.isLarge, true);
  assert.equal(netlify.live()['p119.html'], 'page 119');
});

test('temporary failures are retried: limits, errors, broken connections, corrupted bytes', async () => {
  await release(PAGES);
  netlify.fault('create', 429, 503);
  netlify.fault('upload', 500, 'cut', 'changed', 429);
  netlify.fault('read', 502, 'cut');
  assert.equal((await target.publish()).uploaded, 6);
  assert.deepEqual(netlify.live(), { ...PAGES, ...EXTRAS });
  assert.equal(netlify.deploys.length, 1);
});

test('a permanent failure leaves the live site whole', async () => {
  await release(PAGES);
  await target.publish();
  await release({ 'index.html': 'new home', 'catalog/index.html': 'new catalog' });
  netlify.fault('upload', ...Array<'cut'>(100).fill('cut'));
  await assert.rejects(target.publish(), /^NetlifyError: Netlify: PUT .* failed/);
  assert.equal(netlify.deploys[1]?.state, 'cancelled');
  assert.deepEqual(netlify.live(), { ...PAGES, ...EXTRAS });
  netlify.fault('upload');
  await target.publish();
  assert.equal(netlify.live()['index.html'], 'new home');
});

test('a deploy that Netlify cannot process is reported with its message', async () => {
  await release(PAGES);
  netlify.fails = true;
  await assert.rejects(target.publish(), /the deploy failed, Invalid headers/);
  assert.deepEqual(netlify.live(), {});
});

test('a refusal is not retried, and no message contains the token', async () => {
  await release(PAGES);
  const wrong = 'a-wrong-token';
  await assert.rejects(newTarget(wrong).publish(), (error: Error) => {
    assert.match(error.message, /status 401/);
    assert.doesNotMatch(error.message, new RegExp(wrong));
    return true;
  });
  assert.equal(netlify.asked.length, 1);
});

test('of several queued releases, the newest is deployed for all of them', async () => {
  await release(PAGES);
  const { promise, resolve } = Promise.withResolvers<void>();
  const reached = netlify.hold(/\/files\//, promise);
  const first = target.publish();
  await reached;
  const later: Promise<{ number: number }>[] = [];
  for (const text of ['second', 'third', 'fourth']) {
    await release({ 'index.html': text });
    later.push(target.publish());
  }
  resolve();
  assert.equal((await first).number, 1);
  assert.deepEqual(
    (await Promise.all(later)).map(({ number }) => number),
    [4, 4, 4],
  );
  assert.equal(netlify.deploys.length, 2);
  assert.equal(netlify.live()['index.html'], 'fourth');
});

test('an upload that outlasts ten releases continues with the newest', async () => {
  await release(PAGES);
  const { promise, resolve } = Promise.withResolvers<void>();
  const reached = netlify.hold(/\/deploys$/, promise);
  const published = target.publish();
  await reached;
  for (let version = 0; version < 12; version += 1) {
    await release({ 'index.html': `version ${version}` });
  }
  // Another operation, so that the previous sweep is done.
  await (await openReleases(site(), FEW_KEPT)).rollBack(13);
  resolve();
  assert.equal((await published).number, 13);
  assert.equal(netlify.live()['index.html'], 'version 11');
});

test('a file damaged in the store is not uploaded, and its site is not deployed', async () => {
  await release(PAGES);
  const current = await publishedSite(site()).release();
  const entry = await current?.find('index.html');
  writeFileSync(placesOf(site()).object(entry?.sha256 ?? ''), 'damaged');
  await assert.rejects(target.publish(), /index\.html is damaged/);
  assert.deepEqual(netlify.live(), {});
});

test('without its edge functions, or without a route to any, the site is not deployed', async () => {
  await release(PAGES);
  const manifest = '.netlify/edge-functions-dist/manifest.json';
  write(manifest, JSON.stringify({ ...MANIFEST, routes: [] }));
  await assert.rejects(target.publish(), /There are no edge functions/);
  write(manifest, JSON.stringify({ ...MANIFEST, bundles: [{ asset: 'gone.eszip' }] }));
  await assert.rejects(target.publish(), /There are no edge functions/);
  rmSync(join(work, '.netlify'), { recursive: true });
  await assert.rejects(target.publish(), /There are no edge functions/);
  assert.equal(netlify.asked.length, 0);
});
