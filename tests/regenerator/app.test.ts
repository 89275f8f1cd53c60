/** The regenerator's HTTP interface, and its behaviour with another version of Gatsby. */
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { test } from 'node:test';
import { appStage, message } from './stand-ins/app-stage.ts';

const { current, ask, tell, answer, publishTexts, until } = appStage();

test('accepts signed messages and nothing else', async () => {
  const { regenerator } = current();
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

test('stops receiving a message that is too long, whoever sends it', async () => {
  let received = 0;
  const body = new ReadableStream({
    pull(stream) {
      received += 100_000;
      if (received > 3_000_000) stream.close();
      else stream.enqueue(new Uint8Array(100_000));
    },
  });
  const sending: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  const reply = await current().app.request('/hooks/content', sending);
  assert.equal(reply.status, 413);
  assert.ok(received < 1_500_000, String(received));
});

test('lets Gatsby build the site when its installed version is untested', async () => {
  const stage = current();
  const { regenerator } = stage;
  regenerator.start();
  await tell(message(4, 5));
  await until(() => regenerator.status().published_revision === 5);
  assert.equal(stage.builds, 1);
  assert.match(regenerator.status().error ?? '', /Gatsby 6 is installed/);
  await tell(message(6));
  await until(() => regenerator.status().published_revision === 6);
  assert.equal(stage.builds, 2);
});

test('builds the changes saved while it was not running once at startup', async () => {
  const stage = current();
  const { regenerator } = stage;
  stage.shown = 2;
  regenerator.start();
  await tell(message(3));
  await until(() => regenerator.status().state === 'idle' && regenerator.status().queued === 0);
  assert.equal(stage.builds, 1);
  assert.equal(regenerator.status().published_revision, 3);
});

test('reports a failure and keeps the queue', async () => {
  const stage = current();
  const { regenerator } = stage;
  stage.isBroken = true;
  regenerator.start();
  await tell(message(4));
  await until(() => regenerator.status().state === 'waiting');
  assert.equal(regenerator.status().error, 'The disk is full.');
  assert.equal(regenerator.status().queued, 1);
  stage.isBroken = false;
  await until(() => regenerator.status().published_revision === 4);
  assert.equal(regenerator.status().queued, 0);
});

test('reports when readers see a revision, or the state until then', async () => {
  const { releases, regenerator } = current();
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
  const { app } = current();
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

test('the status page describes the state in words, with no content as markup', async () => {
  const { regenerator, app } = current();
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
