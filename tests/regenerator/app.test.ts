/** The regenerator's HTTP interface, and its behaviour with another version of Gatsby. */
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import * as v from 'valibot';
import { HOOK_SIGNATURE_HEADER } from '../../contract/headers.ts';
import { signHook } from '../../contract/hook-signature.ts';
import { siteReplies, type SiteQuestion } from '../../contract/schemas/publishing.ts';
import { createApp } from '../../regenerator/http/app.ts';
import { openReleases, type Releases } from '../../regenerator/publish/releases.ts';
import { Regenerator } from '../../regenerator/regenerator.ts';
import { MisfitError } from '../../regenerator/site/self-check.ts';

const SECRET = 'a secret of the tests, long enough';
const now = new Date('2026-03-01T10:00:00Z');

let directory = '';
let releases: Releases;
/** How often the whole site was built, and whether the next build succeeds. */
let builds: number;
let isBroken: boolean;
/** The revision of the published site; that of the content is 3. */
let shown: number | null;
/** How often another release was announced to other targets. */
let deployed: number;
let regenerator: Regenerator;
let app: ReturnType<typeof createApp>;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'yasno-regenerator-'));
  releases = await openReleases(join(directory, 'site'));
  builds = 0;
  isBroken = false;
  shown = 3;
  regenerator = new Regenerator({
    open: async () => {
      throw new MisfitError('Gatsby 6 is installed.');
    },
    publisher: {
      publish: async () => ({ changed: 0, removed: 0 }),
      writeAhead: () => {},
      stored: () => () => null,
      read: async () => null,
      revision: async () => shown,
      paths: async () => new Set<string>(),
    },
    build: async () => {
      builds += 1;
      if (isBroken) throw new Error('The disk is full.');
    },
    revision: async () => 3,
    saved: async () => 3,
    isHeldBack: () => releases.stays(),
    log: () => {},
  });
  deployed = 0;
  app = createApp({
    regenerator,
    releases,
    published: () => {
      deployed += 1;
    },
    hookSecret: SECRET,
    siteUrl: 'https://yasno.example',
    now: () => now,
  });
});
afterEach(async () => {
  await regenerator.stop();
  await releases.settled();
  await rm(directory, { recursive: true });
});

const change = (revision: number) => ({
  entity: 'articles' as const,
  id: revision,
  alias: `a-${revision}`,
  kind: 'changed' as const,
  revision,
});

async function post(path: string, body: string, signature?: string): Promise<Response> {
  const headers = { [HOOK_SIGNATURE_HEADER]: signature ?? (await signHook(SECRET, body)) };
  return app.request(path, { method: 'POST', body, headers });
}
const tell = async (body: string, signature?: string) =>
  (await post('/hooks/content', body, signature)).status;

/** Sends a query as the backend does. */
const ask = (question: object, signature?: string) =>
  post('/hooks/site', JSON.stringify({ timestamp: now.toISOString(), ...question }), signature);
async function answer<Ask extends SiteQuestion['ask']>(name: Ask, more: object = {}) {
  const reply = await ask({ ask: name, ...more });
  assert.equal(reply.status, 200, await reply.clone().text());
  return v.parse(siteReplies[name], await reply.json());
}

/** Publishes a page with each of these texts, as revisions 1, 2, …. */
async function publishTexts(...texts: readonly string[]): Promise<void> {
  const source = join(directory, 'public');
  await mkdir(join(source, 'page'), { recursive: true });
  for (const [place, text] of texts.entries()) {
    await writeFile(join(source, 'page/index.html'), text);
    const held = place === 0 ? [] : ['articles 7'];
    await releases.publish({ directory: source, revision: place + 1, held });
  }
}
const message = (...revisions: number[]) =>
  JSON.stringify({ timestamp: now.toISOString(), changes: revisions.map(change) });

/** Milliseconds; nothing here waits except for its turn. */
const PATIENCE = 20_000;

async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!holds()) {
    const late = performance.now() > end;
    assert.ok(!late, `Timed out; the last status: ${JSON.stringify(regenerator.status())}`);
    await turn();
  }
}

test('accepts signed messages and nothing else', async () => {
  assert.equal(await tell(message(4, 5)), 202);
  assert.equal(await tell(message(6), 'f'.repeat(64)), 401);
  assert.equal(await tell('{}'), 400);
  assert.equal(await tell(JSON.stringify('x'.repeat(1_000_001))), 413);
  assert.deepEqual(regenerator.status(), {
    state: 'starting',
    revision: 5,
    published_revision: null,
    queued: 2,
    last: null,
    error: null,
    held: [],
  });
});

test('lets Gatsby build the site when its installed version is untested', async () => {
  regenerator.start();
  await tell(message(4, 5));
  await until(() => regenerator.status().published_revision === 5);
  assert.equal(builds, 1);
  assert.match(regenerator.status().error ?? '', /Gatsby 6 is installed/);
  await tell(message(6));
  await until(() => regenerator.status().published_revision === 6);
  assert.equal(builds, 2);
});

test('builds the changes saved while it was not running once at startup', async () => {
  shown = 2;
  regenerator.start();
  await tell(message(3));
  await until(() => regenerator.status().state === 'idle' && regenerator.status().queued === 0);
  assert.equal(builds, 1);
  assert.equal(regenerator.status().published_revision, 3);
});

test('reports a failure and keeps the queue', async () => {
  isBroken = true;
  regenerator.start();
  await tell(message(4));
  await until(() => regenerator.status().state === 'waiting');
  assert.equal(regenerator.status().error, 'The disk is full.');
  assert.equal(regenerator.status().queued, 1);
  isBroken = false;
  await until(() => regenerator.status().published_revision === 4);
  assert.equal(regenerator.status().queued, 0);
});

test('reports when readers see a revision, or the state until then', async () => {
  regenerator.start();
  await until(() => regenerator.status().state === 'idle');
  const asked = answer('shown', { revision: 5 });
  await tell(message(4, 5));
  const shownNow = await asked;
  assert.deepEqual([shownNow.is_shown, shownNow.held], [true, []]);
  assert.ok(shownNow.ms !== null);
  // An older release stays: there is nothing to wait for.
  await publishTexts('one', 'two');
  const { number } = (await releases.list()).at(-1) ?? { number: 0 };
  await releases.rollBack(number, true);
  const held = await answer('shown', { revision: 9 });
  assert.deepEqual([held.is_shown, held.state, held.changes], [false, 'held back', null]);
});

test('answers only the backend', async () => {
  await publishTexts('one');
  assert.equal((await ask({ ask: 'status' }, 'f'.repeat(64))).status, 401);
  assert.equal((await ask({ ask: 'status', timestamp: '2026-03-01T09:54:00Z' })).status, 401);
  for (const wrong of [{ ask: 'drop' }, { ask: 'roll-back', number: 0, from: null }, {}]) {
    assert.equal((await ask(wrong)).status, 400, JSON.stringify(wrong));
  }
  // The routes that accepted an editor's token are gone: their actions would not have been logged.
  const headers = { authorization: 'Bearer anything' };
  assert.equal((await app.request('/releases', { headers })).status, 404);
});

test('a rollback is previewed before it is done, and lasts until the backend resumes', async () => {
  await publishTexts('one', 'two', 'three');
  regenerator.start();
  await until(() => regenerator.status().state === 'idle');
  const changes = {
    added: { total: 0, items: [] },
    changed: { total: 1, items: ['/page/'] },
    removed: { total: 0, items: [] },
    files: 0,
    everywhere: false,
  };
  assert.deepEqual(await answer('release', { number: 1 }), { from: 3, to: 1, changes });
  assert.equal((await releases.current())?.number, 3, 'nothing is done yet');
  assert.equal((await ask({ ask: 'release', number: 77 })).status, 404);
  assert.equal((await ask({ ask: 'roll-back', number: 77, from: null })).status, 404);
  assert.equal((await ask({ ask: 'roll-back', number: 1, from: 2 })).status, 409);
  assert.equal(deployed, 0);

  assert.deepEqual(await answer('roll-back', { number: 1, from: 3 }), { from: 3, to: 1, changes });
  assert.equal(deployed, 1);
  assert.equal(regenerator.status().state, 'held back');
  const held = await answer('status');
  assert.equal(held.published_revision, 1, 'readers see the older revision');
  assert.deepEqual(
    [held.release?.number, held.release?.newest, held.release?.stays, held.older],
    [1, false, true, []],
  );
  await answer('roll-back', { number: 2, from: 1 });
  const { older } = await answer('status');
  assert.deepEqual(older, [{ name: 'articles 7', revision: 1 }], 'held back in release 2');
  await answer('roll-back', { number: 1, from: 2 });
  await tell(message(9));
  await turn();
  assert.equal(regenerator.status().queued, 1);

  assert.deepEqual(await answer('go-on'), { from: 1, to: 3, changes });
  assert.equal(deployed, 4);
  await until(() => regenerator.status().published_revision === 9);
  const status = v.parse(v.looseObject({}), await (await app.request('/status')).json());
  assert.deepEqual(
    [status['published_revision'], status['release']],
    [9, { number: 3, time: (await releases.current())?.time, revision: 3, newest: true }],
  );
});

test('the newest release, chosen like an earlier one, is followed by the changes that have waited', async () => {
  await publishTexts('one', 'two');
  regenerator.start();
  await until(() => regenerator.status().state === 'idle');
  await answer('roll-back', { number: 1, from: null });
  await tell(message(9));
  await answer('roll-back', { number: 2, from: 1 });
  await until(() => regenerator.status().published_revision === 9);
});

test('a release published during a rollback is neither served nor reported as served', async () => {
  await publishTexts('one', 'two');
  regenerator.start();
  await until(() => regenerator.status().state === 'idle');
  await answer('roll-back', { number: 1, from: null });
  // A build that was in progress when an editor rolled back.
  await releases.publish({ files: new Map([['new/index.html', 'new']]), revision: 5 });
  const { published_revision, release } = await answer('status');
  assert.deepEqual([published_revision, release?.number], [1, 1]);
  const { to } = await answer('go-on');
  assert.equal(to, 3);
  assert.equal((await answer('status')).published_revision, 5);
});

test('releases are listed in pages, each compared with the one before', async () => {
  await publishTexts('one', 'two', 'three');
  const { items, total } = await answer('releases', { page: 1, count: 2 });
  assert.equal(total, 3);
  assert.deepEqual(
    items.map(({ number, revision, before, current }) => [number, revision, before, current]),
    [
      [3, 3, 2, true],
      [2, 2, 1, false],
    ],
  );
  assert.deepEqual(items[0]?.changes?.changed, { total: 1, items: ['/page/'] });
  const last = await answer('releases', { page: 2, count: 2 });
  assert.deepEqual(
    last.items.map(({ number, before, changes }) => [number, before, changes]),
    [[1, null, null]],
  );
});

test('the status page describes the state in words, with no content as markup', async () => {
  regenerator.start();
  await until(() => regenerator.status().state === 'idle');
  const page = await app.request('/');
  assert.equal(page.headers.get('cache-control'), 'no-store');
  const html = await page.text();
  assert.match(html, /<html lang="ru">/);
  assert.match(html, /Всё опубликовано/);
  assert.match(html, /Gatsby 6 is installed/);
  const style = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? '';
  const policy = page.headers.get('content-security-policy') ?? '';
  assert.match(policy, /^default-src 'none'/);
  assert.ok(policy.includes(`style-src 'sha256-${hash('sha256', style, 'base64')}'`));
});
