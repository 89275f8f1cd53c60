import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, test } from 'node:test';
import { createApp } from '../../backend/app.ts';
import { localCaptcha } from '../../backend/captcha/local.ts';
import { recaptcha } from '../../backend/captcha/recaptcha.ts';
import { captchaPasses } from '../../backend/db/schema.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { checkCaptcha } from '../../contract/calls/user.ts';
import { DEVICE_HEADER } from '../../contract/headers.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine, requestOf } from './site.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const MINUTE = 60_000;
const tokenOf = (action: string, age = 0, salt = 'a1') =>
  `local:${action}:${NOW.getTime() - age}:${salt}`;

describe('the local provider', () => {
  const local = localCaptcha(() => NOW);
  const passes = async (token: string, action = 'certificate') =>
    (await local.verify(token, action, null)).success;

  test('accepts a fresh token for its action', async () => {
    assert.deepEqual(await local.verify(tokenOf('certificate'), 'certificate', null), {
      success: true,
      score: 1,
    });
    assert.equal(await passes(tokenOf('certificate', 2 * MINUTE)), true);
    // The visitor's clock may be ahead of ours.
    assert.equal(await passes(tokenOf('certificate', -MINUTE)), true);
  });

  test('rejects an old token, one for another action and a malformed one', async () => {
    assert.equal(await passes(tokenOf('certificate', 2 * MINUTE + 1)), false);
    assert.equal(await passes(tokenOf('certificate', -3 * MINUTE)), false);
    assert.equal(await passes(tokenOf('feedback')), false);
    const madeUp = ['', 'token', 'local:', 'local:certificate', 'local:certificate:1e15:a'];
    for (const token of [...madeUp, 'local:fail:1:a', `local:fail:${NOW.getTime()}:a`]) {
      assert.equal(await passes(token), false, token);
    }
  });
});

describe('reCAPTCHA', () => {
  let reply: { status: number; body: string };
  let asked: URLSearchParams | undefined;
  const held: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    asked = new URLSearchParams(text);
    if (reply.status === 0) return void held.push(() => response.end());
    response.writeHead(reply.status).end(reply.body);
  });
  let service: string;
  before(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    service = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  after(() => {
    for (const end of held) end();
    server.close();
  });
  let faults: unknown[];
  beforeEach(() => {
    faults = [];
  });
  const verify = (body: unknown, { status = 200, timeout = 5_000 } = {}) => {
    reply = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
    const log = (_message: string, error: unknown) => faults.push(error);
    const provider = recaptcha({ secret: 'our secret', service, timeout, log });
    return provider.verify('a token', 'certificate', '203.0.113.9');
  };

  test('is called with secret, token and address', async () => {
    const good = { success: true, score: 0.9, action: 'certificate' };
    assert.deepEqual(await verify(good), { success: true, score: 0.9 });
    assert.deepEqual(Object.fromEntries(asked ?? []), {
      secret: 'our secret',
      response: 'a token',
      remoteip: '203.0.113.9',
    });
  });

  test('rejects a low score, another action and a failed verdict', async () => {
    const good = { success: true, score: 0.5, action: 'certificate' };
    assert.equal((await verify(good)).success, true);
    assert.equal((await verify({ ...good, score: 0.49 })).success, false);
    assert.equal((await verify({ ...good, action: 'login' })).success, false);
    assert.equal((await verify({ success: false, 'error-codes': ['timeout'] })).success, false);
    assert.equal((await verify({ success: true })).success, false);
    assert.deepEqual(faults, []);
  });

  test('passes nobody while it is unavailable, and logs the reason', async () => {
    const results = [
      await verify('<html>', { status: 502 }),
      await verify({ score: 1 }),
      await verify('', { status: 0, timeout: 20 }),
    ];
    assert.deepEqual(
      results.map(({ success }) => success),
      [false, false, false],
    );
    assert.equal(faults.length, 3);
  });
});

onEveryEngine((site) => {
  const check = (ctoken: string, headers: HeadersInit = { [DEVICE_HEADER]: 'd' }, more = {}) =>
    site().ask(checkCaptcha, { ctoken, ...more }, headers);
  beforeEach(() => site().setNow(NOW));

  test('a passed captcha returns its score, and its token works once', async () => {
    const headers = { [DEVICE_HEADER]: 'd' };
    const ctoken = tokenOf('certificate', 0, 'once');
    assert.deepEqual(await site().result(checkCaptcha, { ctoken }, headers), {
      success: true,
      score: 1,
    });
    await assertRefused(await check(ctoken), 'captcha_failed');
    const both = tokenOf('certificate', 0, 'both');
    const replies = await Promise.all([check(both), check(both), check(both)]);
    assert.equal(replies.filter(({ status }) => status === 200).length, 1);
  });

  test('a failed one is rejected with a message for the visitor', async () => {
    await assertRefused(await check('local:fail'), 'captcha_failed');
    await assertRefused(await check(tokenOf('feedback')), 'captcha_failed');
    const other = tokenOf('authorization', 0, 'other');
    assert.equal((await check(other, undefined, { action: 'authorization' })).status, 200);
  });

  test('the address identifies a visitor without a device; without either, nobody can pass', async () => {
    const address = { 'x-forwarded-for': '203.0.113.40' };
    assert.equal((await check(tokenOf('certificate', 0, 'addr'), address)).status, 200);
    await assertRefused(await check(tokenOf('certificate', 0, 'none'), {}), 'captcha_failed');
    const rows = JSON.stringify(await site().db.select().from(captchaPasses));
    assert.ok(!rows.includes('203.0.113.40'));
  });

  test('accepts tokens of the length that the service issues', async () => {
    const seen: string[] = [];
    const app = createApp({
      db: site().db,
      media: diskStore('/nowhere'),
      now: () => NOW,
      captcha: {
        verify: async (token, action) => {
          seen.push(`${action} ${token.length}`);
          return { success: true, score: 0.7 };
        },
      },
    });
    const headers = { [DEVICE_HEADER]: 'long' };
    const request = requestOf(checkCaptcha, { ctoken: 'x'.repeat(2_000) }, headers);
    assert.equal((await app.fetch(request)).status, 200);
    assert.deepEqual(seen, ['certificate 2000']);
  });

  test('a low score from a lenient provider does not pass', async () => {
    const captcha = { verify: async () => ({ success: true, score: 0.3 }) };
    const app = createApp({ db: site().db, media: diskStore('/nowhere'), now: () => NOW, captcha });
    const request = requestOf(checkCaptcha, { ctoken: 'low' }, { [DEVICE_HEADER]: 'low' });
    await assertRefused(await app.fetch(request), 'captcha_failed');
  });
});
