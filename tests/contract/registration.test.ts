import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { consents, letterKeys, users } from '../../backend/db/schema.ts';
import {
  loginAuthEmail,
  loginConfirmEmail,
  restorePassword,
} from '../../contract/calls/account.ts';
import { registrationByEmail, token as tokenCall } from '../../contract/calls/session.ts';
import { userCheck } from '../../contract/calls/user.ts';
import { DEVICE_HEADER } from '../../contract/headers.ts';
import { messagesTo } from './certificate-rows.ts';
import { assertRefused } from './envelope.ts';
import { askToRegister, bearing, keyFor, lastLetter, PASSWORD, register } from './members.ts';
import { onEveryEngine } from './site.ts';

const START = new Date('2026-11-21T09:00:00.000Z');
const HOUR = 60 * 60 * 1000;
const after = (milliseconds: number) => new Date(START.getTime() + milliseconds);

onEveryEngine((site) => {
  let addresses = 0;
  /** An email that no other test uses. */
  const newEmail = () => `olga${(addresses += 1)}@example.ru`;
  const confirm = (key: string, headers: HeadersInit = {}) =>
    site().ask(loginConfirmEmail, { key }, headers);
  const membersWith = (email: string) => site().db.$count(users, eq(users.email, email));

  describe('registration by email', () => {
    test('sends an email, whose link creates the member and signs nobody in', async () => {
      site().setNow(START);
      const email = newEmail();
      const { token: planted } = await site().result(tokenCall, {});
      assert.deepEqual(await (await askToRegister(site(), email)).json(), {
        result: { accepted: true, id: null },
      });
      assert.equal(await membersWith(email), 0);
      const key = await keyFor(site(), email, 'confirm');
      const confirmed = await site().result(loginConfirmEmail, { key }, bearing(planted));
      assert.deepEqual(confirmed, { email, is_new: true });
      assert.equal((await site().result(userCheck, {}, bearing(planted))).user, null);
      const opened = await site().result(loginAuthEmail, { email, password: PASSWORD });
      const { user } = await site().result(userCheck, {}, bearing(opened.token));
      assert.equal(user?.firstName, 'Ольга');
    });

    test('stores neither the key nor the password, and both answers to the consents', async () => {
      site().setNow(START);
      const email = newEmail();
      await askToRegister(site(), email, { subscribe: true });
      const key = await keyFor(site(), email, 'confirm');
      const rows = JSON.stringify(await site().db.select().from(letterKeys));
      assert.ok(rows.includes(email));
      assert.ok(!rows.includes(key) && !rows.includes(PASSWORD));
      site().setNow(after(2 * HOUR));
      await confirm(key);
      const [user] = await site().db.select().from(users).where(eq(users.email, email));
      assert.match(user?.passwordHash ?? '', /^scrypt\$/);
      const given = await site()
        .db.select()
        .from(consents)
        .where(eq(consents.userId, user?.id ?? 0));
      assert.deepEqual(
        given.map((row) => [row.code, row.given, row.phone]),
        [
          ['policy', true, null],
          ['subscribe', true, null],
        ],
      );
      assert.ok(given.every((row) => /^\d{4}-\d\d-\d\d$/.test(row.version)));
      // They were given with the form, not when its link was opened.
      assert.deepEqual(
        given.map(({ createdAt }) => createdAt),
        [START, START],
      );
    });

    test('accepts a key once, even when used twenty times simultaneously', async () => {
      site().setNow(START);
      const email = newEmail();
      await askToRegister(site(), email);
      const key = await keyFor(site(), email, 'confirm');
      const replies = await Promise.all(Array.from({ length: 20 }, () => confirm(key)));
      assert.equal(replies.filter(({ status }) => status === 200).length, 1);
      for (const reply of replies.filter(({ status }) => status !== 200)) {
        await assertRefused(reply, 'link_expired');
      }
      assert.equal(await membersWith(email), 1);
    });

    test('rejects a key that is a day old, used, invented or of another kind', async () => {
      site().setNow(START);
      const email = newEmail();
      await askToRegister(site(), email);
      const key = await keyFor(site(), email, 'confirm');
      await assertRefused(
        await site().ask(restorePassword, { key, password: PASSWORD }),
        'link_expired',
      );
      await assertRefused(await confirm(`${key}x`), 'link_expired');
      site().setNow(after(24 * HOUR));
      await assertRefused(await confirm(key), 'link_expired');
      site().setNow(after(24 * HOUR - 1));
      assert.equal((await confirm(key)).status, 200);
      await assertRefused(await confirm(key), 'link_expired');
    });

    test('creates one member for two concurrent registrations, and the newest email counts', async () => {
      site().setNow(START);
      const email = newEmail();
      const replies = await Promise.all([
        askToRegister(site(), email, { firstName: 'Первая' }),
        askToRegister(site(), email.toUpperCase(), { firstName: 'Вторая' }),
      ]);
      assert.deepEqual(
        replies.map(({ status }) => status),
        [200, 200],
      );
      const letters = await messagesTo(site().db, email);
      const keys = letters.map(({ text }) => /confirm=(\S+)/.exec(text)?.[1] ?? '');
      assert.equal(keys.length, 2);
      const opened = await Promise.all(keys.map((key) => confirm(key)));
      assert.deepEqual(opened.map(({ status }) => status).sort(), [200, 400]);
      assert.equal(await membersWith(email), 1);
    });

    test("never opens an account with a stranger's password, whoever registered first", async () => {
      site().setNow(START);
      const stranger = 'пароль чужого';
      for (const passwords of [
        [PASSWORD, stranger],
        [stranger, PASSWORD],
        [stranger, PASSWORD, stranger],
      ]) {
        const email = newEmail();
        for (const password of passwords) {
          const reply = await askToRegister(site(), email, { password, subscribe: true });
          assert.equal(reply.status, 200);
        }
        const key = await keyFor(site(), email, 'confirm');
        assert.equal((await confirm(key)).status, 200);
        for (const password of passwords) {
          await assertRefused(await site().ask(loginAuthEmail, { email, password }), 'login_wrong');
        }
        // The owner of the mailbox gets in with the email that follows.
        const chosen = {
          key: await keyFor(site(), email, 'restore'),
          password: 'выбран владелицей',
        };
        assert.equal((await site().ask(restorePassword, chosen)).status, 200);
      }
    });

    test("does not accept a stranger's password until a day after the owner's link has expired", async () => {
      const stranger = 'пароль чужого';
      for (const [hours, opens] of [
        [23, false],
        [25, false],
        [47, false],
        [49, true],
      ] as const) {
        site().setNow(START);
        const email = newEmail();
        await askToRegister(site(), email);
        site().setNow(new Date(START.getTime() + hours * HOUR));
        // Expired entries are deleted, for this address and for others.
        await askToRegister(site(), newEmail());
        await askToRegister(site(), email, { password: stranger });
        await confirm(await keyFor(site(), email, 'confirm'));
        const reply = await site().ask(loginAuthEmail, { email, password: stranger });
        if (opens) assert.equal(reply.status, 200, `${hours}`);
        else await assertRefused(reply, 'login_wrong');
      }
    });

    test('keeps the password when the same registration is submitted again', async () => {
      site().setNow(START);
      const email = newEmail();
      await askToRegister(site(), email);
      await askToRegister(site(), email);
      await confirm(await keyFor(site(), email, 'confirm'));
      const signedIn = await site().ask(loginAuthEmail, { email, password: PASSWORD });
      assert.equal(signedIn.status, 200);
      assert.equal((await messagesTo(site().db, email)).length, 2);
    });

    test('gets the same response for a known email, and only the message differs', async () => {
      site().setNow(START);
      const email = newEmail();
      await register(site(), email);
      const keys = () =>
        site().db.$count(
          letterKeys,
          and(eq(letterKeys.email, email), eq(letterKeys.purpose, 'registration')),
        );
      const known = await askToRegister(site(), email, { password: 'чужой пароль' });
      const unknown = await askToRegister(site(), newEmail());
      assert.deepEqual(await known.json(), await unknown.json());
      assert.equal(await keys(), 0);
      assert.match(await lastLetter(site(), email), /уже принадлежит участнику/);
      const login = { email, password: 'чужой пароль' };
      await assertRefused(await site().ask(loginAuthEmail, login), 'login_wrong');
      // The message helps a member who has forgotten about the account.
      const key = await keyFor(site(), email, 'restore');
      const reply = await site().result(restorePassword, { key, password: 'новый пароль' });
      assert.equal(reply.is_new, false);
    });

    test('is rejected without the required consent, a name or a strong password', async () => {
      const good = {
        email: newEmail(),
        password: PASSWORD,
        firstName: 'Ольга',
        policy: true,
        subscribe: false,
      };
      const bad = { policy: false, firstName: ' ', password: 'Коротко12', email: 'olga@' };
      for (const [field, value] of Object.entries(bad)) {
        const reply = await site().ask(registrationByEmail, { ...good, [field]: value });
        const fields = await assertRefused(reply, 'bad_request');
        assert.deepEqual(Object.keys(fields), [field]);
        assert.notEqual(fields[field], 'Неверный формат ввода');
      }
      assert.equal((await messagesTo(site().db, good.email)).length, 0);
    });

    test('accepts only real names: neither a URL nor markup gets into an email', async () => {
      const good = { email: newEmail(), password: PASSWORD, policy: true, subscribe: false };
      for (const firstName of [
        'Зайдите на evil.example',
        'https://evil.example/',
        '<b>Ольга</b>',
        'О\nльга',
        'я'.repeat(61),
      ]) {
        const reply = await site().ask(registrationByEmail, { ...good, firstName });
        const fields = await assertRefused(reply, 'bad_request', firstName);
        assert.deepEqual(Object.keys(fields), ['firstName']);
      }
      assert.equal((await messagesTo(site().db, good.email)).length, 0);
      const whole = await askToRegister(site(), newEmail(), { firstName: 'Анна-Мария О’Нил' });
      assert.equal(whole.status, 200);
    });

    test('rejects the most common passwords, in any spelling', async () => {
      for (const password of [
        '1234567890',
        'qwertyuiop',
        'йцукенгшщз',
        'PASSWORD123',
        'aaaaaaaaaa',
      ]) {
        const reply = await askToRegister(site(), newEmail(), { password });
        const fields = await assertRefused(reply, 'bad_request', password);
        assert.match(fields['password'] ?? '', /легко подобрать/);
      }
      const own = 'serafima.petrovskaya@example.ru';
      const reply = await askToRegister(site(), own, { password: 'petrovskaya1' });
      await assertRefused(reply, 'bad_request', "the member's own name");
    });

    test('is closed to robots', async () => {
      const wish = {
        email: newEmail(),
        password: PASSWORD,
        firstName: 'Ольга',
        policy: true,
        subscribe: false,
      };
      await assertRefused(await site().ask(registrationByEmail, wish), 'captcha_failed');
      const robot = { [DEVICE_HEADER]: 'a robot' };
      await assertRefused(await site().ask(registrationByEmail, wish, robot), 'captcha_failed');
      assert.equal((await messagesTo(site().db, wish.email)).length, 0);
    });
  });
});
