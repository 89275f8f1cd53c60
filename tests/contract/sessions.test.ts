import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  loginAuthEmail,
  sessionEnd,
  sessionEndOthers,
  sessions,
  userData,
} from '../../contract/calls/account.ts';
import { userCheck } from '../../contract/calls/user.ts';
import { VISITOR_CITY_HEADER } from '../../contract/headers.ts';
import { assertRefused } from './envelope.ts';
import { bearing, PASSWORD, storeMember } from './members.ts';
import { onEveryEngine, type Site } from './site.ts';
import { signIn } from './stubs.ts';

const START = new Date('2026-11-21T09:00:00.000Z');
const MINUTE = 60 * 1000;
const after = (milliseconds: number) => new Date(START.getTime() + milliseconds);

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

const opened = async (site: Site, email: string, headers: HeadersInit = {}) =>
  bearing((await site.result(loginAuthEmail, { email, password: PASSWORD }, headers)).token);

onEveryEngine((site) => {
  const isIn = async (headers: HeadersInit) =>
    (await site().result(userCheck, {}, headers)).user !== null;

  describe('the list of sessions', () => {
    test('names browser, system and city, and marks the calling session', async () => {
      site().setNow(START);
      await storeMember(site(), 'sofia1@example.ru');
      const phone = await opened(site(), 'sofia1@example.ru', {
        'user-agent': ANDROID,
        [VISITOR_CITY_HEADER]: '6281',
      });
      site().setNow(after(MINUTE));
      const laptop = await opened(site(), 'sofia1@example.ru', { 'user-agent': WINDOWS });
      const { items } = await site().result(sessions, {}, phone);
      assert.deepEqual(
        items.map(({ id: _id, ...shown }) => shown),
        [
          {
            browser: 'Firefox',
            system: 'Windows',
            device: 'computer',
            city: null,
            signed_in_at: after(MINUTE).toISOString(),
            last_seen_at: after(MINUTE).toISOString(),
            current: false,
          },
          {
            browser: 'Chrome',
            system: 'Android',
            device: 'phone',
            city: 'Москва',
            signed_in_at: START.toISOString(),
            last_seen_at: START.toISOString(),
            current: true,
          },
        ],
      );
      assert.equal((await site().result(sessions, {}, laptop)).items[0]?.current, true);
    });

    test('reports the last visit of each, to within minutes', async () => {
      site().setNow(START);
      await storeMember(site(), 'sofia2@example.ru');
      const headers = await opened(site(), 'sofia2@example.ru', { 'user-agent': WINDOWS });
      const seen = async () => (await site().result(sessions, {}, headers)).items[0]?.last_seen_at;
      site().setNow(after(4 * MINUTE));
      assert.equal(await seen(), START.toISOString());
      site().setNow(after(6 * MINUTE));
      assert.equal(await seen(), after(6 * MINUTE).toISOString());
    });

    test('keep browser and city after a call that names neither', async () => {
      site().setNow(START);
      await storeMember(site(), 'sofia-same@example.ru');
      const seen = { 'user-agent': ANDROID, [VISITOR_CITY_HEADER]: '6281' };
      const headers = await opened(site(), 'sofia-same@example.ru', seen);
      site().setNow(after(6 * MINUTE));
      const { items } = await site().result(sessions, {}, { ...headers, 'user-agent': '' });
      assert.deepEqual(
        items.map(({ browser, city }) => [browser, city]),
        [['Chrome', 'Москва']],
      );
    });

    test('omits expired sessions, and shows what is known of an unusual browser', async () => {
      site().setNow(START);
      await storeMember(site(), 'sofia3@example.ru');
      await opened(site(), 'sofia3@example.ru');
      site().setNow(after(31 * 24 * 60 * MINUTE));
      const headers = await opened(site(), 'sofia3@example.ru', { 'user-agent': 'x'.repeat(5000) });
      const { items } = await site().result(sessions, {}, headers);
      assert.equal(items.length, 1);
      assert.deepEqual([items[0]?.browser, items[0]?.system], [null, null]);
    });
  });

  describe('ending sessions', () => {
    test('ends a session of the member, and none of another', async () => {
      site().setNow(START);
      await storeMember(site(), 'sofia4@example.ru');
      const own = await opened(site(), 'sofia4@example.ru');
      const other = await opened(site(), 'sofia4@example.ru');
      const stranger = await signIn(site().db, START, '+79001130001');
      const { items } = await site().result(sessions, {}, own);
      const id = items.find(({ current }) => !current)?.id ?? assert.fail('no other session');
      await assertRefused(await site().ask(sessionEnd, { id }, stranger.headers), 'not_found');
      assert.equal(await isIn(other), true);
      assert.deepEqual(await site().result(sessionEnd, { id }, own), { expired: 1 });
      assert.equal(await isIn(other), false);
      assert.equal(await isIn(own), true);
      await assertRefused(await site().ask(sessionEnd, { id }, own), 'not_found');
    });

    test('ends all sessions except the calling one', async () => {
      site().setNow(START);
      await storeMember(site(), 'sofia5@example.ru');
      const [own, ...others] = [
        await opened(site(), 'sofia5@example.ru'),
        await opened(site(), 'sofia5@example.ru'),
        await opened(site(), 'sofia5@example.ru'),
      ];
      assert.deepEqual(await site().result(sessionEndOthers, {}, own), { expired: 2 });
      for (const headers of others) assert.equal(await isIn(headers), false);
      assert.equal((await site().ask(userData, {}, own)).status, 200);
    });
  });
});
