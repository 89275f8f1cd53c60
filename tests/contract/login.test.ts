import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { createApp } from '../../backend/app.ts';
import { sessions, smsCodes, users } from '../../backend/db/schema.ts';
import { token as tokenCall } from '../../contract/calls/session.ts';
import { certificateGet } from '../../contract/calls/shops.ts';
import { checkCaptcha, loginAuthSms, loginSendSms, userCheck } from '../../contract/calls/user.ts';
import { DEVICE_HEADER, TOKEN_HEADER } from '../../contract/headers.ts';
import { messagesTo } from './certificate-rows.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine, requestOf, TEST_SECRET } from './site.ts';

const START = new Date('2026-11-21T09:00:00.000Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const after = (milliseconds: number) => new Date(START.getTime() + milliseconds);
const device = (name: string) => ({ [DEVICE_HEADER]: name });
const bearing = (token: string) => ({ [TOKEN_HEADER]: token });
const authorization = 'authorization' as const;

onEveryEngine((site) => {
  let phones = 0;
  /** A phone that no other test has. */
  const newPhone = () => `+7900111${String((phones += 1)).padStart(4, '0')}`;
  let tokens = 0;

  /** Somebody at that device passes the captcha; the clock stands at that moment from now on. */
  async function pass(headers: HeadersInit, now = START) {
    site().setNow(now);
    const ctoken = `local:certificate:${now.getTime()}:${(tokens += 1)}`;
    await site().result(checkCaptcha, { ctoken }, headers);
  }

  const send = (phone: string, headers: HeadersInit, action: string = authorization) =>
    site().ask(loginSendSms, { phone, action }, headers);

  const lastCode = async (phone: string) =>
    (await messagesTo(site().db, phone)).at(-1)?.code ?? assert.fail('no code was sent');

  const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

  const tryCode = (phone: string, code: string, action: string = authorization) =>
    site().ask(loginAuthSms, { phone, code, action }, device(phone));

  /** A code on its way to a new phone, whose number names the device, too. */
  async function asked(action: string = authorization) {
    const phone = newPhone();
    await pass(device(phone));
    assert.equal((await send(phone, device(phone), action)).status, 200);
    return { phone, code: await lastCode(phone) };
  }

  describe('a code', () => {
    test('has four digits, goes out by SMS and is nowhere stored', async () => {
      const phone = newPhone();
      await pass(device('d1'));
      const reply = await site().result(
        loginSendSms,
        { phone, action: authorization },
        device('d1'),
      );
      assert.deepEqual(reply, { resend_in: 60 });
      const [message] = await messagesTo(site().db, phone);
      assert.match(message?.code ?? '', /^\d{4}$/);
      assert.equal(message?.channel, 'sms');
      assert.ok(message?.text.includes(message.code ?? '?'));
      const [row] = await site().db.select().from(smsCodes).where(eq(smsCodes.phone, phone));
      assert.ok(row);
      assert.match(row.digest, /^[\w-]{43}$/);
      assert.ok(!JSON.stringify(row).includes('d1'), 'the device stands there as a hash only');
    });

    test('is not sent to a device that passed no captcha within ten minutes', async () => {
      const phone = newPhone();
      site().setNow(START);
      await assertRefused(await send(phone, device('robot')), 'captcha_failed');
      await assertRefused(await send(phone, {}), 'captcha_failed');
      await pass(device('d2'));
      site().setNow(after(10 * MINUTE));
      await assertRefused(await send(phone, device('d2')), 'captcha_failed');
      site().setNow(after(10 * MINUTE - 1));
      assert.equal((await send(phone, device('d2'))).status, 200);
      assert.equal((await messagesTo(site().db, phone)).length, 1);
    });

    test('follows another after sixty seconds, and the refusal counts them', async () => {
      const { phone } = await asked();
      const refusal = async (milliseconds: number) => {
        site().setNow(after(milliseconds));
        const reply = await send(phone, device(phone));
        const { error_description: told } = await reply.clone().json();
        await assertRefused(reply, 'too_many_requests');
        return told;
      };
      assert.match(await refusal(0), /через 60\u00a0секунд$/);
      assert.match(await refusal(39 * SECOND), /через 21\u00a0секунду$/);
      assert.match(await refusal(58 * SECOND), /через 2\u00a0секунды$/);
      // Another action of the same phone is the same phone.
      await assertRefused(await send(phone, device(phone), 'certificate'), 'too_many_requests');
      site().setNow(after(60 * SECOND));
      assert.equal((await send(phone, device(phone))).status, 200);
    });

    test('goes to one phone five times an hour and ten times a day', async () => {
      const phone = newPhone();
      const sendAt = async (milliseconds: number, number: number) => {
        // Each time another device: this limit is the phone's.
        const headers = device(`${phone}-${number}`);
        await pass(headers, after(milliseconds));
        return send(phone, headers);
      };
      const HOUR = 60 * MINUTE;
      for (let hour = 0; hour < 2; hour += 1) {
        for (let number = 0; number < 5; number += 1) {
          const at = hour * HOUR + (number + hour) * MINUTE;
          assert.equal((await sendAt(at, number)).status, 200, `${hour}:${number}`);
        }
      }
      await assertRefused(await sendAt(HOUR + 30 * MINUTE, 6), 'too_many_requests');
      await assertRefused(await sendAt(3 * HOUR, 7), 'too_many_requests');
      assert.equal((await messagesTo(site().db, phone)).length, 10);
      assert.equal((await sendAt(25 * HOUR, 8)).status, 200);
    });

    test('is asked for by one device ten times an hour', async () => {
      await pass(device('busy'));
      for (let count = 0; count < 10; count += 1) {
        assert.equal((await send(newPhone(), device('busy'))).status, 200);
      }
      await assertRefused(await send(newPhone(), device('busy')), 'too_many_requests');
    });

    test('is asked for from one address sixty times an hour', async () => {
      const from = (name: number, address: string) => ({
        ...device(`crowd-${name}`),
        'x-forwarded-for': address,
      });
      for (let count = 0; count < 60; count += 1) {
        const headers = from(count, '203.0.113.7');
        await pass(headers);
        assert.equal((await send(newPhone(), headers)).status, 200);
      }
      await pass(from(60, '203.0.113.7'));
      await assertRefused(await send(newPhone(), from(60, '203.0.113.7')), 'too_many_requests');
      assert.equal((await send(newPhone(), from(60, '203.0.113.8'))).status, 200);
    });

    test('goes out once, however often the button is pressed at once', async () => {
      const phone = newPhone();
      await pass(device(phone));
      const replies = await Promise.all(
        Array.from({ length: 50 }, () => send(phone, device(phone))),
      );
      assert.equal(replies.filter((reply) => reply.status === 200).length, 1);
      assert.equal((await messagesTo(site().db, phone)).length, 1);
    });

    test('that could not be sent is not stored, and says so', async () => {
      const phone = newPhone();
      await pass(device(phone));
      const faults: unknown[] = [];
      const app = createApp({
        db: site().db,
        mediaDir: '/nowhere',
        now: () => START,
        log: (_message, error) => faults.push(error),
        send: () => Promise.reject(new Error('the operator is away')),
      });
      const params = { phone, action: authorization };
      const reply = await app.fetch(requestOf(loginSendSms, params, device(phone)));
      await assertRefused(reply, 'sms_failed');
      assert.match(String(faults[0]), /operator is away/);
      assert.equal(await site().db.$count(smsCodes, eq(smsCodes.phone, phone)), 0);
      assert.equal((await send(phone, device(phone))).status, 200);
    });
  });

  describe('trying a code', () => {
    test('a wrong one says how many tries are left; after five the right one is void', async () => {
      const { phone, code } = await asked();
      for (const left of ['4', '3', '2', '1', 'больше нет']) {
        const reply = await tryCode(phone, wrong(code));
        const { error_description: told } = await reply.clone().json();
        await assertRefused(reply, 'code_wrong');
        assert.ok(told.includes(left), told);
      }
      await assertRefused(await tryCode(phone, code), 'code_expired');
    });

    test('many at once are counted one by one', async () => {
      const { phone, code } = await asked();
      const replies = await Promise.all(
        Array.from({ length: 40 }, async () => {
          const body = await (await tryCode(phone, wrong(code))).json();
          return body.error;
        }),
      );
      assert.equal(replies.filter((error) => error === 'code_wrong').length, 5);
      assert.equal(replies.filter((error) => error === 'code_expired').length, 35);
    });

    test('ten minutes later it is void', async () => {
      const { phone, code } = await asked();
      site().setNow(after(10 * MINUTE));
      await assertRefused(await tryCode(phone, code), 'code_expired');
      site().setNow(after(10 * MINUTE - 1));
      assert.equal((await tryCode(phone, code)).status, 200);
    });

    test('it counts once, even when it is sent twice at once', async () => {
      const { phone, code } = await asked();
      const statuses = await Promise.all([1, 2, 3].map(() => tryCode(phone, code)));
      assert.equal(statuses.filter((reply) => reply.status === 200).length, 1);
      await assertRefused(await tryCode(phone, code), 'code_expired');
    });

    test('the newest alone counts, for its own phone and its own action', async () => {
      const { phone, code: first } = await asked();
      site().setNow(after(MINUTE));
      assert.equal((await send(phone, device(phone))).status, 200);
      const second = await lastCode(phone);
      if (first !== second) await assertRefused(await tryCode(phone, first), 'code_wrong');
      await assertRefused(await tryCode(phone, second, 'certificate'), 'code_expired');
      await assertRefused(await tryCode(newPhone(), second), 'code_expired');
      assert.equal((await tryCode(phone, second)).status, 200);
    });

    test('another secret knows it not: the database alone signs nobody in', async () => {
      const { phone, code } = await asked();
      const app = (codeSecret: string) =>
        createApp({ db: site().db, mediaDir: '/nowhere', now: () => START, codeSecret });
      const request = () => requestOf(loginAuthSms, { phone, code, action: authorization });
      await assertRefused(await app('x'.repeat(40)).fetch(request()), 'code_wrong');
      assert.equal((await app(TEST_SECRET).fetch(request())).status, 200);
    });
  });

  describe('signing in', () => {
    test('makes a member of a new phone, and knows him the next time', async () => {
      const { phone, code } = await asked();
      const first = await site().result(loginAuthSms, { phone, code, action: authorization });
      assert.equal(first.is_new, true);
      const { user } = await site().result(userCheck, {}, bearing(first.token));
      site().setNow(after(MINUTE));
      await send(phone, device(phone));
      const again = { phone, code: await lastCode(phone), action: authorization };
      const second = await site().result(loginAuthSms, again);
      assert.equal(second.is_new, false);
      const known = await site().result(userCheck, {}, bearing(second.token));
      assert.deepEqual(known.user, user);
      assert.equal(await site().db.$count(users, eq(users.phone, phone)), 1);
    });

    test('opens a new session and ends the one it began in', async () => {
      const { phone, code } = await asked();
      const { token: planted } = await site().result(tokenCall, {});
      const params = { phone, code, action: authorization };
      const { token } = await site().result(loginAuthSms, params, bearing(planted));
      assert.notEqual(token, planted);
      assert.equal((await site().result(userCheck, {}, bearing(planted))).user, null);
      assert.notEqual((await site().result(userCheck, {}, bearing(token))).user, null);
    });
  });

  describe('confirming a phone for the certificate', () => {
    let confirmedPhone: string;
    let token: string;
    before(async () => {
      const { phone, code } = await asked('certificate');
      const params = { phone, code, action: 'certificate' as const };
      const reply = await site().result(loginAuthSms, params);
      assert.equal(reply.is_new, false);
      confirmedPhone = phone;
      token = reply.token;
    });

    test('signs nobody in and makes no member', async () => {
      assert.equal((await site().result(userCheck, {}, bearing(token))).user, null);
      assert.equal(await site().db.$count(users, eq(users.phone, confirmedPhone)), 0);
    });

    test('holds for that session and that phone', async () => {
      const get = (phone: string, headers: HeadersInit) =>
        site().ask(certificateGet, { phone }, headers);
      await assertRefused(await get(confirmedPhone, bearing(token)), 'not_found');
      await assertRefused(await get(newPhone(), bearing(token)), 'phone_not_verified');
      const { token: other } = await site().result(tokenCall, {});
      await assertRefused(await get(confirmedPhone, bearing(other)), 'phone_not_verified');
      await assertRefused(await get(confirmedPhone, {}), 'phone_not_verified');
    });

    test('keeps the session a visitor has, and the member signed in', async () => {
      const { phone, code } = await asked();
      const signedIn = await site().result(loginAuthSms, { phone, code, action: authorization });
      const other = await asked('certificate');
      const params = { ...other, action: 'certificate' as const };
      const reply = await site().result(loginAuthSms, params, bearing(signedIn.token));
      assert.equal(reply.token, signedIn.token);
      assert.notEqual((await site().result(userCheck, {}, bearing(reply.token))).user, null);
      const rows = await site()
        .db.select()
        .from(sessions)
        .where(eq(sessions.verifiedPhone, other.phone));
      assert.deepEqual(
        rows.map((row) => row.verifiedAt),
        [START],
      );
      // Both phones are his: the one he signed in with, and the one he has just confirmed.
      for (const own of [phone, other.phone]) {
        const answer = await site().ask(certificateGet, { phone: own }, bearing(reply.token));
        await assertRefused(answer, 'not_found');
      }
    });
  });
});
