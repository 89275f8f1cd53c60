/** Releases on their way to Netlify: only missing files, all or nothing, with every failure. */
import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { BUNDLED_FROM } from '../../regenerator/publish/edge-bundle.ts';
import { placesOf } from '../../regenerator/publish/manifest.ts';
import { netlifyTarget, type NetlifyTarget } from '../../regenerator/publish/netlify.ts';
import { publishedSite } from '../../regenerator/publish/published-site.ts';
import { openReleases } from '../../regenerator/publish/releases.ts';
import { FEW_KEPT } from './few-kept.ts';
import { EXTRAS, MANIFEST, openPlace, type Place } from './netlify-place.ts';
import type { NetlifyStandIn } from './stand-ins/netlify-api.ts';

let place: Place;
let netlify: NetlifyStandIn;
let target: NetlifyTarget;
/** The pauses in milliseconds, one entry each. */
let waited: number[];

const release: Place['release'] = (pages, removed) => place.release(pages, removed);

const newTarget = (token = netlify.token) =>
  netlifyTarget({
    siteDirectory: place.siteDirectory,
    projectRoot: place.work,
    token,
    siteId: netlify.siteId,
    apiUrl: place.apiUrl,
    look: 1,
    wait: async (milliseconds) => void waited.push(milliseconds),
  });

beforeEach(async () => {
  place = await openPlace();
  netlify = place.netlify;
  waited = [];
  target = newTarget();
});
afterEach(() => place.close());

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

  await (await openReleases(place.siteDirectory, FEW_KEPT)).rollBack();
  assert.equal((await target.publish()).uploaded, 0);
  assert.deepEqual(netlify.live(), { ...PAGES, ...EXTRAS });
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

test('a 429 is retried after a minute, even if Netlify asks for less', async () => {
  await release(PAGES);
  netlify.fault('create', 429, 503);
  netlify.fault('upload', 500);
  await target.publish();
  assert.deepEqual(waited, [60_000, 0, 0]);
});

test('edge functions are uploaded once, with and without support for bundles', async () => {
  await release(PAGES);
  netlify.fault('bundle', 500, 'changed');
  await target.publish();
  assert.deepEqual(netlify.liveBundles(), { eszip2: 'functions' });
  await release({ 'index.html': 'new home' });
  netlify.uploads.length = 0;
  await target.publish();
  assert.deepEqual(netlify.uploads, ['index.html']);
  assert.deepEqual(netlify.liveBundles(), { eszip2: 'functions' });

  await place.close();
  place = await openPlace();
  netlify = place.netlify;
  netlify.knowsBundles = false;
  await release(PAGES);
  await newTarget().publish();
  assert.deepEqual(netlify.live(), { ...PAGES, ...EXTRAS });
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
  await (await openReleases(place.siteDirectory, FEW_KEPT)).rollBack(13);
  resolve();
  assert.equal((await published).number, 13);
  assert.equal(netlify.live()['index.html'], 'version 11');
});

test('a file damaged in the store is not uploaded, and its site is not deployed', async () => {
  await release(PAGES);
  const current = await publishedSite(place.siteDirectory).release();
  const entry = await current?.find('index.html');
  writeFileSync(placesOf(place.siteDirectory).object(entry?.sha256 ?? ''), 'damaged');
  await assert.rejects(target.publish(), /index\.html is damaged/);
  assert.deepEqual(netlify.live(), {});
});

test('with outdated edge functions the site is not deployed', async () => {
  await release(PAGES);
  place.write('edge-functions/personal.ts', 'guard');
  place.bundle();
  await target.publish();
  place.write('edge-functions/personal.ts', 'a better guard');
  await release({ 'index.html': 'new home' });
  await assert.rejects(target.publish(), /The edge functions have changed since they were bundled/);
  assert.deepEqual(netlify.live(), { ...PAGES, ...EXTRAS });
  rmSync(join(place.work, BUNDLED_FROM));
  await assert.rejects(target.publish(), /not known what the edge functions were bundled from/);
  place.bundle();
  await target.publish();
  assert.equal(netlify.live()['index.html'], 'new home');
});

test('without its edge functions, or without a route to any, the site is not deployed', async () => {
  await release(PAGES);
  const manifest = '.netlify/edge-functions-dist/manifest.json';
  place.write(manifest, JSON.stringify({ ...MANIFEST, routes: [] }));
  await assert.rejects(target.publish(), /There are no edge functions/);
  place.write(manifest, JSON.stringify({ ...MANIFEST, bundles: [{ asset: 'gone.eszip' }] }));
  await assert.rejects(target.publish(), /There are no edge functions/);
  rmSync(join(place.work, '.netlify'), { recursive: true });
  await assert.rejects(target.publish(), /There are no edge functions/);
  assert.equal(netlify.asked.length, 0);
});
