/** The regenerator's HTTP interface, and its behaviour with another version of Gatsby. */
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { HOOK_SIGNATURE_HEADER } from '../../contract/headers.ts';
import { signHook } from '../../contract/hook-signature.ts';
import { createApp } from '../../regenerator/http/app.ts';
import { openReleases, type Releases } from '../../regenerator/publish/releases.ts';
import { Regenerator } from '../../regenerator/regenerator.ts';
import { MisfitError } from '../../regenerator/site/self-check.ts';

const SECRET = 'a secret of the tests, long enough';
const TOKEN = 'the token of an editor in the tests';
const now = new Date('2026-03-01T10:00:00Z');

let directory = '';
let releases: Releases;
/** How often the whole site was built, and whether the next build succeeds. */
let builds: number;
let isBroken: boolean;
/** The revision of the published site; that of the content is 3. */
let shown: number | null;
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
    log: () => {},
  });
  app = createApp({
    regenerator,
    releases,
    hookSecret: SECRET,
    editorToken: TOKEN,
    now: () => now,
  });
});
afterEach(async () => {
  await regenerator.stop();
  await rm(directory, { recursive: true });
});

const change = (revision: number) => ({
  entity: 'articles' as const,
  id: revision,
  alias: `a-${revision}`,
  kind: 'changed' as const,
  revision,
});

async function tell(body: string, signature?: string): Promise<number> {
  const headers = { [HOOK_SIGNATURE_HEADER]: signature ?? (await signHook(SECRET, body)) };
  return (await app.request('/hooks/content', { method: 'POST', body, headers })).status;
}
const message = (...revisions: number[]) =>
  JSON.stringify({ timestamp: now.toISOString(), changes: revisions.map(change) });

/** Milliseconds; nothing here waits for anything but its turn. */
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

test('lets Gatsby build the site when its internals are not the tested ones', async () => {
  regenerator.start();
  await tell(message(4, 5));
  await until(() => regenerator.status().published_revision === 5);
  assert.equal(builds, 1);
  assert.match(regenerator.status().error ?? '', /Gatsby 6 is installed/);
  await tell(message(6));
  await until(() => regenerator.status().published_revision === 6);
  assert.equal(builds, 2);
});

test('builds at startup what was saved while it was not running, once', async () => {
  shown = 2;
  regenerator.start();
  await tell(message(3));
  await until(() => regenerator.status().state === 'idle' && regenerator.status().queued === 0);
  assert.equal(builds, 1);
  assert.equal(regenerator.status().published_revision, 3);
});

test('reports what failed and keeps the queue', async () => {
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

test('an editor rolls back to an older release and forward again; other callers cannot', async () => {
  const source = join(directory, 'public');
  await mkdir(source);
  for (const text of ['one', 'two']) {
    await writeFile(join(source, 'index.html'), text);
    await releases.publish({ directory: source, revision: null });
  }
  const ask = (path: string, token: string) =>
    app.request(path, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  assert.equal((await ask('/releases/roll-back', 'a stranger')).status, 401);
  assert.equal((await ask('/releases/roll-back?number=77', TOKEN)).status, 404);
  assert.equal((await ask('/releases/roll-back?number=x', TOKEN)).status, 400);
  regenerator.start();
  await until(() => regenerator.status().state === 'idle');
  assert.equal((await ask('/releases/roll-back', TOKEN)).status, 200);
  assert.equal((await releases.current())?.number, 1);
  assert.equal(regenerator.status().state, 'held back');
  await tell(message(9));
  assert.equal(regenerator.status().queued, 1);
  assert.equal((await ask('/releases/go-on', TOKEN)).status, 200);
  assert.equal((await releases.current())?.number, 2);
  await until(() => regenerator.status().published_revision === 9);
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
