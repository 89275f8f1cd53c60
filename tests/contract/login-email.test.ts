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

  describe('signing in by e-mail', () => {
    test('takes the address in any letters, and ends the session it began in', async () => {
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

    test('tells nobody whether the address or the password was wrong', async () => {
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

    test('after five wrong passwords wants a captcha, for a known address and another', async () => {
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

    test('of strangers shuts the member out of no device that he has signed in on', async () => {
      site().setNow(START);
      const email = 'irina10@example.ru';
      await storeMember(site(), email);
      const own = { [DEVICE_HEADER]: 'the phone of Irina' };
      assert.equal((await login(email, PASSWORD, own)).status, 200);
      for (let count = 0; count < 5; count += 1) await login(email, 'наугад');
      await assertRefused(await login(email, 'наугад'), 'captcha_failed');
      assert.equal((await login(email, PASSWORD, own)).status, 200);
    });

    test('is tried ten times in a quarter of an hour on one device', async () => {
      site().setNow(START);
      const device = { [DEVICE_HEADER]: 'tries everybody' };
      for (let count = 0; count < 10; count += 1) {
        const reply = await login(`anybody${count}@example.ru`, 'наугад', device);
        await assertRefused(reply, 'login_wrong');
      }
      const more = await login('anybody10@example.ru', 'наугад', device);
      await assertRefused(more, 'too_many_requests');
    });

    test('is tried a hundred times from behind one network address', async () => {
      site().setNow(START);
      const address = '203.0.113.60';
      const { address: mark } = marksOf({ deviceId: null, address });
      // Ninety-eight that others have made: each real one is a tenth of a second's work.
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
    test('by the link of a letter: the old one and the older sessions end', async () => {
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

    test('its key works once, even when it comes twenty times at once', async () => {
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

    test('an hour later, or after a newer letter, its key is void', async () => {
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

    test('for an unknown address it answers the same, and the letter opens nothing', async () => {
      site().setNow(START);
      await storeMember(site(), 'irina7@example.ru');
      const known = await restore('irina7@example.ru');
      const unknown = await restore('unknown7@example.ru');
      assert.deepEqual(await known.json(), await unknown.json());
      const letter = await lastLetter(site(), 'unknown7@example.ru');
      assert.match(letter, /никто не зарегистрирован/);
      assert.ok(!letter.includes('restore='));
    });

    test('letters go to one address five times an hour, known or not', async () => {
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

    test('letters are asked for from one network address sixty times an hour', async () => {
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

  describe('after a new wording of the consent', () => {
    /** A member who agreed to the wording of another day. */
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

    test('signing in asks for it once, and only whoever knows the password', async () => {
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

    test('a new password by the link asks for it too, and the link stays good meanwhile', async () => {
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

  test('signing out everywhere ends the sessions of this member and of no other', async () => {
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

  test('captchas are checked three hundred times an hour from one network address', async () => {
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
