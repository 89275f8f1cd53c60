/**
 * What stops a build: the source plugin's own pulling, in this process, from a real backend through
 * a proxy that breaks one response at a time. `build.test.ts` has a whole build that fails.
 */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { articlesFull } from '../../contract/calls/articles.ts';
import type { SourceOptions } from '../../src/sourcing/source.ts';
import { openReleases } from '../../regenerator/publish/releases.ts';
import { usePreparedSite } from '../site/prepared.ts';
import { openWorkshop, publicDirectory, testSiteDirectory } from '../site/site.ts';
import { differences, treeOf } from '../site/tree.ts';
import { openPuller, type Pulled } from './puller.ts';

let workshop: Awaited<ReturnType<typeof openWorkshop>>;
let options: SourceOptions;

const puller = openPuller();
/** The first pull, of good content: the baseline for all failures. */
let first: Pulled;

/** Pulls once, as a build does. */
const pulled = (origin = options.origin) => puller.pull({ ...options, origin });

before(async () => {
  await usePreparedSite();
  workshop = await openWorkshop();
  process.env['REST_ORIGIN'] = workshop.origin;
  const { sourceOptions } = await import('../../src/build/site-config.ts');
  options = sourceOptions;
  first = await pulled();
});
after(() => workshop.close());
beforeEach(() => workshop.proxy.reset());

/** Pulls, expects a failure, and checks that nothing was stored or changed. */
async function failing(origin?: string): Promise<string> {
  const tree = await treeOf(publicDirectory);
  const releases = await openReleases(testSiteDirectory);
  const release = await releases.current();
  const { reasons, stored } = await pulled(origin);
  assert.equal(stored, 0, 'nodes were stored');
  assert.deepEqual(differences(tree, await treeOf(publicDirectory)), []);
  assert.deepEqual(await releases.current(), release);
  const [reason, ...others] = reasons;
  assert.ok(reason !== undefined, 'the pull should have failed');
  assert.deepEqual(others, []);
  return reason;
}

/** The items of a list response. */
function items(json: { result: Record<string, unknown> }): Record<string, unknown>[] {
  const { items: found } = json.result;
  assert.ok(Array.isArray(found));
  return found;
}

test('good content is stored', () => {
  assert.deepEqual(first.reasons, []);
  assert.ok(first.stored > 400, String(first.stored));
});

test('far fewer entities than last time stop the build', async () => {
  workshop.proxy.change('/rest/site.products', (json) => {
    json.result['items'] = items(json).slice(0, 5);
    return json;
  });
  assert.match(await failing(), /call "site\.products", field items: 5 entities, 26 last time/);
});

test('a response that breaks its contract stops the build; the error names its call and field', async () => {
  workshop.proxy.change(articlesFull.path, (json) => {
    const third = items(json)[3];
    assert.ok(third);
    third['title'] = null;
    return json;
  });
  assert.match(await failing(), /call "articles\.full", field result\.items\.3\.title/);
});

test('an empty response stops the build', async () => {
  workshop.proxy.change('/rest/faq', (json) => ({
    result: { ...json.result, items: [], total: 0 },
  }));
  assert.match(await failing(), /call "faq", field items: the response is empty/);
});

test('a call that keeps failing stops the build and is named in the error', async () => {
  workshop.proxy.fail('/rest/link.library', [500, 500, 500, 500]);
  assert.match(await failing(), /call "link\.library"/);
});

test('a missing backend stops the build', async () => {
  const reason = await failing('http://localhost:9');
  assert.match(reason, /The content cannot be used\. call "[\w.]+"/);
});

test('after failures the same content is accepted again and changes nothing', async () => {
  const before = new Map(puller.nodes);
  const { reasons, stored } = await pulled();
  assert.deepEqual(reasons, []);
  assert.ok(stored > 400);
  assert.deepEqual(puller.nodes, before);
});
