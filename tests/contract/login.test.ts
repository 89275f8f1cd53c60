import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { createApp } from '../../backend/app.ts';
import { consents, sessions, users } from '../../backend/db/schema.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { token as tokenCall } from '../../contract/calls/session.ts';
import { certificateGet } from '../../contract/calls/shops.ts';
import { loginAuthSms, loginSendSms, userCheck } from '../../contract/calls/user.ts';
import { TOKEN_HEADER } from '../../contract/headers.ts';
import { assertRefused } from './envelope.ts';
import {
  after,
  authorization,
  device,
  MINUTE,
  phoneCodes,
  policy,
  START,
  wrong,
} from './phone-codes.ts';
import { onEveryEngine, requestOf, TEST_SECRET } from './site.ts';

const bearing = (token: string) => ({ [TOKEN_HEADER]: token });

onEveryEngine((site) => {
  const { newPhone, pass, send, lastCode, tryCode, asked } = phoneCodes(site);

  describe('checking a code', () => {
    test('a wrong one reports the attempts left; after five the right one is void', async () => {
      const { phone, code } = await asked();
      for (const left of ['4', '3', '2', '1', 'больше нет']) {
        const reply = await tryCode(phone, wrong(code));
        const { error_description: told } = await reply.clone().json();
        await assertRefused(reply, 'code_wrong');
        assert.ok(told.includes(left), told);
      }
      await assertRefused(await tryCode(phone, code), 'code_expired');
    });

    test('concurrent attempts are counted one by one', async () => {
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

    test('also accepts POST, another reading of the specification', async () => {
      const { phone, code } = await asked();
      const asPost = { ...loginAuthSms, method: 'POST' } as const;
      const opened = await site().result(
        asPost,
        { phone, code, action: authorization, policy },
        device(phone),
      );
      const { user } = await site().result(userCheck, {}, bearing(opened.token));
      const [row] = await site().db.select().from(users).where(eq(users.phone, phone));
      assert.equal(user?.id, row?.id);
    });

    test('a code expires after ten minutes', async () => {
      const { phone, code } = await asked();
      site().setNow(after(10 * MINUTE));
      await assertRefused(await tryCode(phone, code), 'code_expired');
      site().setNow(after(10 * MINUTE - 1));
      assert.equal((await tryCode(phone, code)).status, 200);
    });

    test('a code works once, even when sent several times simultaneously', async () => {
      const { phone, code } = await asked();
      const statuses = await Promise.all([1, 2, 3].map(() => tryCode(phone, code)));
      assert.equal(statuses.filter((reply) => reply.status === 200).length, 1);
      await assertRefused(await tryCode(phone, code), 'code_expired');
    });

    test('a code that signs nobody in may be repeated for a minute, by its device only', async () => {
      const { phone, code } = await asked('certificate');
      assert.equal((await tryCode(phone, code, 'certificate')).status, 200);
      const params = { phone, code, action: 'certificate' as const };
      const { token } = await site().result(loginAuthSms, params, device(phone));
      assert.ok(token);
      const stranger = await site().ask(loginAuthSms, params, device('stranger'));
      await assertRefused(stranger, 'code_expired');
      await assertRefused(await tryCode(phone, wrong(code), 'certificate'), 'code_expired');
      site().setNow(after(MINUTE));
      await assertRefused(await tryCode(phone, code, 'certificate'), 'code_expired');
    });

    test('only the newest code counts, for its own phone and action', async () => {
      const { phone, code: first } = await asked();
      site().setNow(after(MINUTE));
      assert.equal((await send(phone, device(phone))).status, 200);
      const second = await lastCode(phone);
      if (first !== second) await assertRefused(await tryCode(phone, first), 'code_wrong');
      await assertRefused(await tryCode(phone, second, 'certificate'), 'code_expired');
      await assertRefused(await tryCode(newPhone(), second), 'code_expired');
      assert.equal((await tryCode(phone, second)).status, 200);
    });

    test('a code belongs to the requesting device: a stranger uses up none of its attempts', async () => {
      const { phone, code } = await asked();
      const stranger = device('a stranger who knows the phone');
      const params = { phone, action: authorization };
      const replies = [];
      for (let count = 0; count < 6; count += 1) {
        replies.push(await site().ask(loginAuthSms, { ...params, code: wrong(code) }, stranger));
      }
      replies.push(await site().ask(loginAuthSms, { ...params, code }, stranger));
      replies.push(await site().ask(loginAuthSms, { ...params, code }));
      for (const reply of replies) await assertRefused(reply, 'code_expired');
      assert.equal((await tryCode(phone, code)).status, 200);
    });

    test('a stranger’s request leaves the visitor’s code valid', async () => {
      const { phone, code } = await asked();
      const stranger = device('another stranger');
      await pass(stranger, after(MINUTE));
      assert.equal((await send(phone, stranger)).status, 200);
      assert.equal((await tryCode(phone, code)).status, 200);
    });

    test('a code is bound to the secret: the database alone signs nobody in', async () => {
      const { phone, code } = await asked();
      const app = (codeSecret: string) =>
        createApp({ db: site().db, media: diskStore('/nowhere'), now: () => START, codeSecret });
      const request = () =>
        requestOf(loginAuthSms, { phone, code, action: authorization, policy }, device(phone));
      await assertRefused(await app('x'.repeat(40)).fetch(request()), 'code_wrong');
      assert.equal((await app(TEST_SECRET).fetch(request())).status, 200);
    });

    test('while the secret is replaced, the new one makes codes and both are accepted', async () => {
      const [old, fresh] = [TEST_SECRET, 'n'.repeat(40)];
      const app = (codeSecret: string | readonly string[]) =>
        createApp({ db: site().db, media: diskStore('/nowhere'), now: () => START, codeSecret });
      const statusBy = async (secret: string | readonly string[], phone: string, code: string) => {
        const params = { phone, code, action: authorization, policy };
        return (await app(secret).fetch(requestOf(loginAuthSms, params, device(phone)))).status;
      };
      const before = await asked();
      assert.equal(await statusBy([fresh, old], before.phone, before.code), 200);

      const phone = newPhone();
      await pass(device(phone));
      const sending = requestOf(loginSendSms, { phone, action: authorization }, device(phone));
      assert.equal((await app([fresh, old]).fetch(sending)).status, 200);
      const code = await lastCode(phone);
      assert.notEqual(await statusBy(old, phone, code), 200);
      assert.equal(await statusBy(fresh, phone, code), 200);
    });
  });

  describe('signing in', () => {
    test('creates a member for a new phone, and finds them the next time', async () => {
      const { phone, code } = await asked();
      const first = await site().result(
        loginAuthSms,
        { phone, code, action: authorization, policy },
        device(phone),
      );
      assert.equal(first.is_new, true);
      const { user } = await site().result(userCheck, {}, bearing(first.token));
      site().setNow(after(MINUTE));
      await send(phone, device(phone));
      const again = { phone, code: await lastCode(phone), action: authorization };
      const second = await site().result(loginAuthSms, again, device(phone));
      assert.equal(second.is_new, false);
      const known = await site().result(userCheck, {}, bearing(second.token));
      assert.deepEqual(known.user, user);
      assert.equal(await site().db.$count(users, eq(users.phone, phone)), 1);
      const given = await site()
        .db.select()
        .from(consents)
        .where(eq(consents.userId, user?.id ?? 0));
      assert.deepEqual(
        given.map((row) => [row.code, row.given]),
        [['policy', true]],
      );
    });

    test('requires the consent of a new member, only after the right code', async () => {
      const { phone, code } = await asked();
      const params = { phone, code, action: authorization };
      await assertRefused(
        await site().ask(loginAuthSms, { ...params, code: wrong(code) }, device(phone)),
        'code_wrong',
      );
      for (const ticked of [undefined, '', 'true', '2020-01-01']) {
        const reply = await site().ask(loginAuthSms, { ...params, policy: ticked }, device(phone));
        const { fields } = await reply.clone().json();
        await assertRefused(reply, 'consent_missing');
        assert.match(fields.policy, /Отметьте согласие/);
      }
      assert.equal(await site().db.$count(users, eq(users.phone, phone)), 0);
      const opened = await site().result(loginAuthSms, { ...params, policy }, device(phone));
      assert.equal(opened.is_new, true);
      const { user } = await site().result(userCheck, {}, bearing(opened.token));
      const mine = eq(consents.userId, user?.id ?? 0);
      const [given] = await site().db.select().from(consents).where(mine);
      assert.deepEqual([given?.version, given?.createdAt], [policy, START]);
    });

    test('asks a member who agreed to an older wording for consent again', async () => {
      const { phone, code } = await asked();
      const first = { phone, code, action: authorization, policy };
      const opened = await site().result(loginAuthSms, first, device(phone));
      const { user } = await site().result(userCheck, {}, bearing(opened.token));
      const mine = eq(consents.userId, user?.id ?? 0);
      await site().db.update(consents).set({ version: '2020-01-01' }).where(mine);
      site().setNow(after(MINUTE));
      await send(phone, device(phone));
      const again = { phone, code: await lastCode(phone), action: authorization };
      await assertRefused(await site().ask(loginAuthSms, again, device(phone)), 'consent_missing');
      const agreed = await site().ask(loginAuthSms, { ...again, policy }, device(phone));
      assert.equal(agreed.status, 200);
      assert.equal(await site().db.$count(consents, mine), 2, 'the older answer stays');
    });

    test('opens a new session and ends the previous one', async () => {
      const { phone, code } = await asked();
      const { token: planted } = await site().result(tokenCall, {});
      const params = { phone, code, action: authorization, policy };
      const { token } = await site().result(loginAuthSms, params, {
        ...bearing(planted),
        ...device(phone),
      });
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
      const reply = await site().result(loginAuthSms, params, device(phone));
      assert.equal(reply.is_new, false);
      confirmedPhone = phone;
      token = reply.token;
    });

    test('signs nobody in and creates no member', async () => {
      assert.equal((await site().result(userCheck, {}, bearing(token))).user, null);
      assert.equal(await site().db.$count(users, eq(users.phone, confirmedPhone)), 0);
    });

    test('counts for that session and that phone', async () => {
      const get = (phone: string, headers: HeadersInit) =>
        site().ask(certificateGet, { phone }, headers);
      await assertRefused(await get(confirmedPhone, bearing(token)), 'not_found');
      await assertRefused(await get(newPhone(), bearing(token)), 'phone_not_verified');
      const { token: other } = await site().result(tokenCall, {});
      await assertRefused(await get(confirmedPhone, bearing(other)), 'phone_not_verified');
      await assertRefused(await get(confirmedPhone, {}), 'phone_not_verified');
    });

    test('keeps the visitor’s session, and the member signed in', async () => {
      const { phone, code } = await asked();
      const signedIn = await site().result(
        loginAuthSms,
        { phone, code, action: authorization, policy },
        device(phone),
      );
      const other = await asked('certificate');
      const params = { ...other, action: 'certificate' as const };
      const reply = await site().result(loginAuthSms, params, {
        ...bearing(signedIn.token),
        ...device(other.phone),
      });
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
      // Both phones count: the member's own and the one just confirmed.
      for (const own of [phone, other.phone]) {
        const answer = await site().ask(certificateGet, { phone: own }, bearing(reply.token));
        await assertRefused(answer, 'not_found');
      }
    });
  });
});
