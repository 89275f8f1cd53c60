import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../../backend/db/schema.ts';
import { loginAuthEmail, restorePassword, tokenExpireAll } from '../../contract/calls/account.ts';
import { restoreByEmail } from '../../contract/calls/session.ts';
import { checkCaptcha, userCheck } from '../../contract/calls/user.ts';
import { messagesTo } from './certificate-rows.ts';
import { assertRefused } from './envelope.ts';
import { anotherSession, bearing, keyFor, lastLetter, PASSWORD, storeMember } from './members.ts';
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

    test('is tried ten times in a quarter of an hour, for a known address and another', async () => {
      await storeMember(site(), 'irina3@example.ru');
      for (const email of ['irina3@example.ru', 'stranger@example.ru']) {
        site().setNow(START);
        for (let count = 0; count < 10; count += 1) {
          await assertRefused(await login(email, 'наугад'), 'login_wrong');
        }
        await assertRefused(await login(email), 'too_many_requests');
        site().setNow(after(15 * MINUTE));
        const status = email.startsWith('irina3') ? 200 : 400;
        assert.equal((await login(email)).status, status);
      }
    });

    test('is tried a hundred times from behind one network address', async () => {
      site().setNow(START);
      const replies = await Promise.all(
        Array.from({ length: 105 }, (_, count) =>
          login(`crowd${count}@example.ru`, PASSWORD, from('203.0.113.60')),
        ),
      );
      const statuses = replies.map(({ status }) => status);
      assert.equal(statuses.filter((status) => status === 400).length, 100);
      assert.equal(statuses.filter((status) => status === 429).length, 5);
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
