/** Another phone: who may set it, by which codes, and who is told. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../../backend/db/schema.ts';
import { givePhone } from '../../backend/support/give-phone.ts';
import { userData, userPhoneChange, userPhoneCodes } from '../../contract/calls/account.ts';
import { loginAuthSms, userCheck, userProfile } from '../../contract/calls/user.ts';
import { messagesTo } from './certificate-rows.ts';
import { assertRefused } from './envelope.ts';
import { anotherSession, bearing, passCaptcha, register } from './members.ts';
import { after, authorization, device, MINUTE, policy, START, wrong } from './phone-codes.ts';
import { phoneChanges } from './phone-changes.ts';
import { onEveryEngine } from './site.ts';

onEveryEngine((site) => {
  const { newPhone, asked, lastCode, tryCode, member, withCodes } = phoneChanges(site, '112');
  const isIn = async (headers: HeadersInit) =>
    (await site().result(userCheck, {}, headers)).user !== null;

  describe('another phone', () => {
    test('requires a code from both phones, and ends the other sessions', async () => {
      const { id, old, phone, headers, code, oldCode } = await withCodes();
      const elsewhere = await anotherSession(site(), id, START);
      const changed = await site().result(userPhoneChange, { phone, code, oldCode }, headers);
      assert.equal(changed.phone, phone);
      assert.equal(await isIn(headers), true);
      assert.equal(await isIn(elsewhere), false);
      const { profile_history: history } = await site().result(userData, {}, headers);
      assert.deepEqual(history[0]?.fields, { phone: old });
      // The former number is free now: its new owner starts from scratch.
      site().setNow(after(3 * MINUTE));
      const next = await asked(authorization, old, after(3 * MINUTE));
      const reply = await tryCode(old, next.code);
      assert.equal((await reply.json()).result.is_new, true);
    });

    test('has its own pause between codes: a member who has just signed in need not wait', async () => {
      const { phone: old, code: first } = await asked();
      const params = { phone: old, code: first, action: authorization, policy };
      const { token } = await site().result(loginAuthSms, params, device(old));
      const headers = { ...bearing(token), ...device(old) };
      const phone = newPhone();
      const sent = await site().result(userPhoneCodes, { phone }, headers);
      assert.deepEqual(sent, { resend_in: 60, to_old: true });
      const [code, oldCode] = [await lastCode(phone), await lastCode(old)];
      const changed = await site().result(userPhoneChange, { phone, code, oldCode }, headers);
      assert.equal(changed.phone, phone);
    });

    test('counts codes of every kind to one phone within an hour', async () => {
      const { phone: old, headers } = await member();
      const ask = (count: number) => {
        site().setNow(after(count * 2 * MINUTE));
        return site().ask(userPhoneCodes, { phone: newPhone() }, headers);
      };
      for (const count of [1, 2, 3, 4]) {
        const reply = await ask(count);
        assert.equal(reply.status, 200, await reply.text());
      }
      await assertRefused(await ask(5), 'too_many_requests');
      assert.equal((await messagesTo(site().db, old)).length, 5, 'including the sign-in code');
    });

    test('says what the codes are for, to each phone', async () => {
      const { old, phone } = await withCodes();
      const texts = await Promise.all(
        [old, phone].map(async (to) => (await messagesTo(site().db, to)).at(-1)?.text ?? ''),
      );
      assert.match(texts[0] ?? '', /чтобы сменить ваш номер/);
      assert.match(texts[1] ?? '', /чтобы подтвердить новый номер/);
    });

    test('is rejected when one code is wrong, and either can be tried again', async () => {
      const { phone, headers, code, oldCode } = await withCodes();
      const change = (typed: object) => site().ask(userPhoneChange, { phone, ...typed }, headers);
      const first = await change({ code: wrong(code), oldCode });
      assert.deepEqual(Object.keys(await assertRefused(first, 'code_wrong')), ['code']);
      const second = await change({ code, oldCode: wrong(oldCode) });
      assert.deepEqual(Object.keys(await assertRefused(second, 'code_wrong')), ['oldCode']);
      const third = await change({ code });
      assert.deepEqual(Object.keys(await assertRefused(third, 'code_wrong')), ['oldCode']);
      assert.equal((await change({ code, oldCode })).status, 200);
      const again = await change({ code, oldCode });
      await assertRefused(again, 'bad_request');
    });

    test('that belongs to another member is only reported after it is confirmed', async () => {
      const { phone: taken } = await member();
      const { phone: old, headers } = await member();
      site().setNow(after(2 * MINUTE));
      const sent = await site().result(userPhoneCodes, { phone: taken }, headers);
      assert.deepEqual(sent, { resend_in: 60, to_old: true });
      const typed = { phone: taken, code: await lastCode(taken), oldCode: await lastCode(old) };
      await assertRefused(await site().ask(userPhoneChange, typed, headers), 'phone_taken');
      assert.equal((await site().result(userProfile, {}, headers)).phone, old);
    });

    test('is the first one of a member who registered by email, and needs one code', async () => {
      site().setNow(START);
      const { headers: session } = await register(site(), 'sofia6@example.ru');
      const phone = newPhone();
      const headers = { ...session, ...device(phone) };
      await passCaptcha(site(), headers);
      const sent = await site().result(userPhoneCodes, { phone }, headers);
      assert.deepEqual(sent, { resend_in: 60, to_old: false });
      const typed = { phone, code: await lastCode(phone) };
      assert.equal((await site().result(userPhoneChange, typed, headers)).phone, phone);
    });

    test('is set by support for a member who has lost theirs, and signs them out everywhere', async () => {
      const { id, phone: old, headers } = await member();
      const { phone: taken } = await member();
      const phone = newPhone();
      const { db } = site();
      assert.equal(await givePhone(db, { phone: newPhone() }, phone, START), null);
      await assert.rejects(givePhone(db, { phone: old }, taken, START), { code: 'phone_taken' });
      assert.equal(await givePhone(db, { phone: old }, phone, START), id);
      assert.equal(await isIn(headers), false);
      const [row] = await db.select().from(users).where(eq(users.id, id));
      assert.equal(row?.phone, phone);
    });

    test('is announced by email, which a stolen session cannot answer', async () => {
      const { id, phone, headers, code, oldCode } = await withCodes();
      const email = `told${id}@example.ru`;
      await site().db.update(users).set({ email }).where(eq(users.id, id));
      await site().result(userPhoneChange, { phone, code, oldCode }, headers);
      const [letter] = await messagesTo(site().db, email);
      assert.match(letter?.text ?? '', /новый номер телефона/);
      assert.match(letter?.text ?? '', /Если это сделали не вы/);
    });

    test('cannot be the current one, nor be requested by a robot', async () => {
      const { phone, headers } = await member();
      await assertRefused(await site().ask(userPhoneCodes, { phone }, headers), 'bad_request');
      site().setNow(after(30 * MINUTE));
      const reply = await site().ask(userPhoneCodes, { phone: newPhone() }, headers);
      await assertRefused(reply, 'captcha_failed');
    });
  });
});
