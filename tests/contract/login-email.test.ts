import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { marksOf } from '../../backend/caller-marks.ts';
import { attempts, consents, users } from '../../backend/db/schema.ts';
import { loginAuthEmail, restorePassword, tokenExpireAll } from '../../contract/calls/account.ts';
import { restoreByEmail } from '../../contract/calls/session.ts';
import { checkCaptcha, userCheck } from '../../contract/calls/user.ts';
import { messagesTo } from './certificate-rows.ts';
import { DEVICE_HEADER } from '../../contract/headers.ts';
import { assertRefused } from './envelope.ts';
import {
  anotherSession,
  bearing,
  keyFor,
  lastLetter,
  passCaptcha,
  PASSWORD,
  storeMember,
} from './members.ts';
import { policy } from './phone-codes.ts';
import { onEveryEngine } from './site.ts';
import { signIn } from './stubs.ts';

const START = new Date('2026-11-21T09:00:00.000Z');
const MINUTE = 60 * 1000;
const after = (milliseconds: number) => new Date(START.getTime() + milliseconds);
const from = (address: string) => ({ 'x-forwarded-for': address });

onEveryEngine((site) => {
  const login = (email: string, password = PASSWORD, headers: HeadersInit = {}) =>
    site().ask(loginAuthEmail, { email, password }, headers);
  const restore = (email: string, headers: HeadersInit = {}) =>
    site().ask(restoreByEmail, { email }, headers);
  const isIn = async (headers: HeadersInit) =>
    (await site().result(userCheck, {}, headers)).user !== null;

  describe('signing in by email', () => {
    test('accepts the email in any case, and ends the previous session', async () => {
      site().setNow(START);
      const user = await storeMember(site(), 'irina1@example.ru');
      const opened = await site().result(loginAuthEmail, {
        email: ' Irina1@Example.RU ',
        password: PASSWORD,
      });
      assert.equal(opened.is_new, false);
      const checked = await site().result(userCheck, {}, bearing(opened.token));
      assert.equal(checked.user?.id, user.id);
      const again = await site().result(
        loginAuthEmail,
        { email: 'irina1@example.ru', password: PASSWORD },
        bearing(opened.token),
      );
      assert.notEqual(again.token, opened.token);
      assert.equal(await isIn(bearing(opened.token)), false);
    });

    test('does not reveal whether the email or the password was wrong', async () => {
      site().setNow(START);
      await storeMember(site(), 'irina2@example.ru');
      const { user } = await signIn(site().db, START, '+79001120001');
      await site()
        .db.update(users)
        .set({ email: 'nopassword@example.ru' })
        .where(eq(users.id, user.id));
      const refusals = [
        await login('irina2@example.ru', 'не тот пароль'),
        await login('nobody@example.ru'),
        await login('nopassword@example.ru'),
      ];
      const [first, ...others] = await Promise.all(refusals.map((reply) => reply.clone().text()));
      for (const reply of refusals) await assertRefused(reply, 'login_wrong');
      assert.deepEqual(others, [first, first]);
    });

    test('requires a captcha after five wrong passwords, for a known email and an unknown one', async () => {
      await storeMember(site(), 'irina3@example.ru');
      for (const email of ['irina3@example.ru', 'stranger@example.ru']) {
        site().setNow(START);
        for (let count = 0; count < 5; count += 1) {
          await assertRefused(await login(email, 'наугад'), 'login_wrong');
        }
        await assertRefused(await login(email), 'captcha_failed');
        const device = { [DEVICE_HEADER]: `another of ${email}` };
        await assertRefused(await login(email, PASSWORD, device), 'captcha_failed');
        await passCaptcha(site(), device);
        const status = email.startsWith('irina3') ? 200 : 400;
        assert.equal((await login(email, PASSWORD, device)).status, status);
        site().setNow(after(15 * MINUTE));
        assert.equal((await login(email)).status, status);
      }
    });

    test('does not lock the member out of a known device when strangers try', async () => {
      site().setNow(START);
      const email = 'irina10@example.ru';
      await storeMember(site(), email);
      const own = { [DEVICE_HEADER]: 'the phone of Irina' };
      assert.equal((await login(email, PASSWORD, own)).status, 200);
      for (let count = 0; count < 5; count += 1) await login(email, 'наугад');
      await assertRefused(await login(email, 'наугад'), 'captcha_failed');
      assert.equal((await login(email, PASSWORD, own)).status, 200);
    });

    test('is limited to ten attempts in a quarter of an hour per device', async () => {
      site().setNow(START);
      const device = { [DEVICE_HEADER]: 'tries everybody' };
      for (let count = 0; count < 10; count += 1) {
        const reply = await login(`anybody${count}@example.ru`, 'наугад', device);
        await assertRefused(reply, 'login_wrong');
      }
      const more = await login('anybody10@example.ru', 'наугад', device);
      await assertRefused(more, 'too_many_requests');
    });

    test('is limited to a hundred attempts per network address', async () => {
      site().setNow(START);
      const address = '203.0.113.60';
      const { address: mark } = marksOf({ deviceId: null, address });
      // Ninety-eight are inserted: each real attempt takes a tenth of a second of hashing.
      const made = { kind: 'login', mark: mark ?? '', madeAt: START };
      await site()
        .db.insert(attempts)
        .values(Array.from({ length: 98 }, () => made));
      const replies = await Promise.all(
        [0, 1, 2, 3].map((count) => login(`crowd${count}@example.ru`, PASSWORD, from(address))),
      );
      assert.deepEqual(replies.map(({ status }) => status).sort(), [400, 400, 429, 429]);
      const elsewhere = await login('crowd0@example.ru', PASSWORD, from('203.0.113.61'));
      await assertRefused(elsewhere, 'login_wrong');
    });
  });

  describe('a new password', () => {
    test('is set by the email’s link, and ends the old password and the older sessions', async () => {
      site().setNow(START);
      const email = 'irina4@example.ru';
      const user = await storeMember(site(), email);
      const older = await anotherSession(site(), user.id, START);
      assert.equal((await restore(email)).status, 200);
      const key = await keyFor(site(), email, 'restore');
      const opened = await site().result(restorePassword, { key, password: 'новый пароль' });
      assert.equal(await isIn(bearing(opened.token)), true);
      assert.equal(await isIn(older), false);
      await assertRefused(await login(email), 'login_wrong');
      assert.equal((await login(email, 'новый пароль')).status, 200);
    });

    test('has a key that works once, even when used twenty times simultaneously', async () => {
      site().setNow(START);
      const email = 'irina5@example.ru';
      await storeMember(site(), email);
      await restore(email);
      const key = await keyFor(site(), email, 'restore');
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, number) =>
          site().ask(restorePassword, { key, password: `пароль номер ${number}` }),
        ),
      );
      assert.equal(replies.filter(({ status }) => status === 200).length, 1);
      const refused = replies.filter(({ status }) => status !== 200);
      for (const reply of refused) await assertRefused(reply, 'link_expired');
    });

    test('has a key that is void after an hour or a newer email', async () => {
      site().setNow(START);
      const email = 'irina6@example.ru';
      await storeMember(site(), email);
      await restore(email);
      const first = await keyFor(site(), email, 'restore');
      await restore(email);
      const second = await keyFor(site(), email, 'restore');
      const set = (key: string) => site().ask(restorePassword, { key, password: PASSWORD });
      await assertRefused(await set(first), 'link_expired');
      site().setNow(after(60 * MINUTE));
      await assertRefused(await set(second), 'link_expired');
      site().setNow(after(60 * MINUTE - 1));
      assert.equal((await set(second)).status, 200);
    });

    test('gets the same response for an unknown email, whose link opens nothing', async () => {
      site().setNow(START);
      await storeMember(site(), 'irina7@example.ru');
      const known = await restore('irina7@example.ru');
      const unknown = await restore('unknown7@example.ru');
      assert.deepEqual(await known.json(), await unknown.json());
      const letter = await lastLetter(site(), 'unknown7@example.ru');
      assert.match(letter, /никто не зарегистрирован/);
      assert.ok(!letter.includes('restore='));
    });

    test('emails to one address are limited to five an hour, whether or not it is known', async () => {
      await storeMember(site(), 'irina8@example.ru');
      for (const email of ['irina8@example.ru', 'unknown8@example.ru']) {
        site().setNow(START);
        for (let count = 0; count < 5; count += 1) {
          assert.equal((await restore(email)).status, 200);
        }
        await assertRefused(await restore(email), 'too_many_requests');
        assert.equal((await messagesTo(site().db, email)).length, 5);
        site().setNow(after(60 * MINUTE));
        assert.equal((await restore(email)).status, 200);
      }
    });

    test('emails requested from one network address are limited to sixty an hour', async () => {
      site().setNow(START);
      for (let count = 0; count < 60; count += 1) {
        const reply = await restore(`many${count}@example.ru`, from('203.0.113.62'));
        assert.equal(reply.status, 200);
      }
      await assertRefused(
        await restore('many60@example.ru', from('203.0.113.62')),
        'too_many_requests',
      );
    });
  });

  describe('after the consent’s wording has changed', () => {
    /** A member who agreed to a former wording. */
    async function agreedBefore(email: string) {
      site().setNow(START);
      const { id } = await storeMember(site(), email);
      await site()
        .db.update(consents)
        .set({ version: '2020-01-01' })
        .where(eq(consents.userId, id));
      return { id, answers: () => site().db.$count(consents, eq(consents.userId, id)) };
    }
    const asksForTicked = async (reply: Response) =>
      assert.deepEqual(Object.keys(await assertRefused(reply, 'consent_missing')), ['policy']);

    test('signing in asks for it once, and only with the right password', async () => {
      const email = 'irina11@example.ru';
      const { answers } = await agreedBefore(email);
      const typed = { email, password: PASSWORD };
      await asksForTicked(await login(email));
      await asksForTicked(await site().ask(loginAuthEmail, { ...typed, policy: '2020-01-01' }));
      await assertRefused(
        await site().ask(loginAuthEmail, { ...typed, password: 'наугад', policy }),
        'login_wrong',
      );
      assert.equal(await answers(), 1);
      assert.equal((await site().ask(loginAuthEmail, { ...typed, policy })).status, 200);
      assert.equal(await answers(), 2);
      assert.equal((await login(email)).status, 200);
    });

    test('a password reset asks for it, too, and its link stays valid meanwhile', async () => {
      const email = 'irina12@example.ru';
      const { answers } = await agreedBefore(email);
      await restore(email);
      const key = await keyFor(site(), email, 'restore');
      const typed = { key, password: 'новый пароль' };
      await asksForTicked(await site().ask(restorePassword, typed));
      await asksForTicked(await login(email));
      const opened = await site().result(restorePassword, { ...typed, policy });
      assert.equal(await isIn(bearing(opened.token)), true);
      assert.equal(await answers(), 2);
    });
  });

  test('signing out everywhere ends only this member’s sessions', async () => {
    site().setNow(START);
    const user = await storeMember(site(), 'irina9@example.ru');
    const other = await signIn(site().db, START, '+79001120002');
    const phone = await anotherSession(site(), user.id, START);
    const laptop = await anotherSession(site(), user.id, START);
    assert.deepEqual(await site().result(tokenExpireAll, {}, phone), { expired: 2 });
    assert.equal(await isIn(phone), false);
    assert.equal(await isIn(laptop), false);
    assert.equal(await isIn(other.headers), true);
    await assertRefused(await site().ask(tokenExpireAll, {}, phone), 'unauthorized');
  });

  test('captchas are limited to three hundred an hour per network address', async () => {
    site().setNow(START);
    const check = (address: string) =>
      site().ask(checkCaptcha, { ctoken: 'local:fail' }, from(address));
    for (let count = 0; count < 300; count += 1) {
      assert.equal((await check('203.0.113.63')).status, 400);
    }
    await assertRefused(await check('203.0.113.63'), 'too_many_requests');
    await assertRefused(await check('203.0.113.64'), 'captcha_failed');
  });
});
