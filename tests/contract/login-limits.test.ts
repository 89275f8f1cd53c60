/** Signing in by email: what is counted apart, and what a new password ends. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { markOfEmail, marksOf } from '../../backend/caller-marks.ts';
import { attempts, knownDevices } from '../../backend/db/schema.ts';
import { loginAuthEmail, restorePassword } from '../../contract/calls/account.ts';
import { restoreByEmail } from '../../contract/calls/session.ts';
import { errorEnvelope } from '../../contract/errors.ts';
import { DEVICE_HEADER } from '../../contract/headers.ts';
import { assertRefused } from './envelope.ts';
import { keyFor, PASSWORD, storeMember } from './members.ts';
import { onEveryEngine } from './site.ts';

const START = new Date('2026-11-21T09:00:00.000Z');
const MINUTE = 60 * 1000;
const after = (milliseconds: number) => new Date(START.getTime() + milliseconds);
const from = (address: string) => ({ 'x-forwarded-for': address });

onEveryEngine((site) => {
  const login = (email: string, password = PASSWORD, headers: HeadersInit = {}) =>
    site().ask(loginAuthEmail, { email, password }, headers);
  const restore = (email: string) => site().ask(restoreByEmail, { email });

  describe('signing in by email', () => {
    test('is limited to three hundred attempts of strangers a day per email', async () => {
      site().setNow(after(20 * 60 * MINUTE));
      const email = 'irina-of-300@example.ru';
      await storeMember(site(), email);
      const made = { kind: 'login.email', mark: markOfEmail(email), madeAt: START };
      await site()
        .db.insert(attempts)
        .values(Array.from({ length: 299 }, () => made));
      assert.equal((await login(email)).status, 200);
      await assertRefused(await login(email), 'too_many_requests');
      site().setNow(after(45 * 60 * MINUTE));
      assert.equal((await login(email)).status, 200);
    });

    test('requires a captcha after five wrong passwords, also of attempts at the same moment', async () => {
      site().setNow(START);
      const email = 'irina-at-once@example.ru';
      await storeMember(site(), email);
      const tries = Array.from({ length: 12 }, (_, place) =>
        login(email, `наугад ${place}`, {
          ...from(`203.0.113.${100 + place}`),
          [DEVICE_HEADER]: `at-once-${place}`,
        }),
      );
      const codes = (await Promise.all(tries)).map(async (reply) => {
        const { error } = v.parse(errorEnvelope, await reply.json());
        return error;
      });
      const told = await Promise.all(codes);
      assert.equal(told.filter((code) => code === 'login_wrong').length, 5, String(told));
      assert.equal(told.filter((code) => code === 'captcha_failed').length, 7, String(told));
    });

    test('does not count attempts of another kind', async () => {
      site().setNow(START);
      const address = '203.0.113.62';
      const { address: mark } = marksOf({ deviceId: null, address });
      const made = { kind: 'key', mark: mark ?? '', madeAt: START };
      await site()
        .db.insert(attempts)
        .values(Array.from({ length: 100 }, () => made));
      const reply = await login('nobody62@example.ru', PASSWORD, from(address));
      await assertRefused(reply, 'login_wrong');
    });
  });

  describe('a new password', () => {
    test('forgets the devices that knew the old one', async () => {
      site().setNow(START);
      const email = 'irina-devices@example.ru';
      const { id } = await storeMember(site(), email);
      const own = { [DEVICE_HEADER]: 'the phone of somebody' };
      assert.equal((await login(email, PASSWORD, own)).status, 200);
      const known = () => site().db.$count(knownDevices, eq(knownDevices.userId, id));
      assert.equal(await known(), 1);
      await restore(email);
      const key = await keyFor(site(), email, 'restore');
      const elsewhere = { [DEVICE_HEADER]: 'the phone of Irina herself' };
      await site().result(restorePassword, { key, password: 'новый пароль' }, elsewhere);
      const left = await site().db.select().from(knownDevices).where(eq(knownDevices.userId, id));
      const { device } = marksOf({ deviceId: elsewhere[DEVICE_HEADER], address: null });
      assert.deepEqual(
        left.map((row) => row.device),
        [device],
      );
    });

    test('must not be the address itself, and may be tried a hundred times an hour', async () => {
      site().setNow(START);
      const email = 'vasilisa.premudraya@example.ru';
      const address = '203.0.113.63';
      await storeMember(site(), email);
      await restore(email);
      const key = await keyFor(site(), email, 'restore');
      const set = (password: string) =>
        site().ask(restorePassword, { key, password }, from(address));
      await assertRefused(await set(email), 'bad_request');
      const { address: mark } = marksOf({ deviceId: null, address });
      const made = { kind: 'key', mark: mark ?? '', madeAt: START };
      await site()
        .db.insert(attempts)
        .values(Array.from({ length: 99 }, () => made));
      await assertRefused(await set('новый пароль'), 'too_many_requests');
    });
  });
});
