import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import {
  certificateRequests,
  certificates as certificateTable,
  consents,
  knownDevices,
  outbox,
  users,
} from '../../backend/db/schema.ts';
import { outboxSender } from '../../backend/outbox/sender.ts';
import { givePhone } from '../../backend/support/give-phone.ts';
import {
  userData,
  userDelete,
  userPhoneChange,
  userPhoneCodes,
} from '../../contract/calls/account.ts';
import { certificateFormSend, certificateGet } from '../../contract/calls/shops.ts';
import { certificateResend, certificates } from '../../contract/calls/user.ts';
import { loginAuthSms, userCheck, userProfile } from '../../contract/calls/user.ts';
import {
  certificatesOf,
  confirmed,
  formOf,
  giveCertificate,
  messagesTo,
  opticianWith,
  stockOf,
} from './certificate-rows.ts';
import { assertRefused } from './envelope.ts';
import { anotherSession, bearing, passCaptcha, register } from './members.ts';
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
import { onEveryEngine } from './site.ts';

onEveryEngine((site) => {
  const { newPhone, asked, lastCode, tryCode } = phoneCodes(site, '112');
  const isIn = async (headers: HeadersInit) =>
    (await site().result(userCheck, {}, headers)).user !== null;

  /** A member signed in on a device that has passed the captcha. */
  async function member() {
    const { phone, code } = await asked();
    const params = { phone, code, action: authorization, policy };
    const { token } = await site().result(loginAuthSms, params, device(phone));
    const headers = { ...bearing(token), ...device(phone) };
    const [user] = await site().db.select().from(users).where(eq(users.phone, phone));
    site().setNow(after(MINUTE));
    await passCaptcha(site(), headers);
    return { id: user?.id ?? assert.fail('no member'), phone, headers };
  }

  async function withCodes() {
    const { id, phone: old, headers } = await member();
    const phone = newPhone();
    await site().result(userPhoneCodes, { phone }, headers);
    const [code, oldCode] = [await lastCode(phone), await lastCode(old)];
    return { id, old, phone, headers, code, oldCode };
  }

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

    test('takes the certificates along', async () => {
      const { old, phone, headers, code, oldCode } = await withCodes();
      await giveCertificate(site().db, old, 1);
      await site().result(userPhoneChange, { phone, code, oldCode }, headers);
      assert.equal((await site().result(certificates, {}, headers)).total, 1);
    });

    test('takes along a valid certificate that is older than an ended one of the new phone', async () => {
      const { old, phone, headers, code, oldCode } = await withCodes();
      const { db } = site();
      const issuedAt = START;
      const valid = await giveCertificate(db, old, await opticianWith(db, 3), { issuedAt });
      await giveCertificate(db, phone, 1, { state: 'cancelled', issuedAt });
      await site().result(userPhoneChange, { phone, code, oldCode }, headers);
      const shown = await site().result(certificateGet, { phone }, headers);
      assert.equal(shown.certificate?.number, valid);
      const sent = await site().ask(certificateResend, {}, headers);
      assert.equal(sent.status, 200, await sent.text());
    });

    test('keeps its own certificate: there is one per phone', async () => {
      const { old, phone, headers, code, oldCode } = await withCodes();
      await giveCertificate(site().db, old, 1, { state: 'expired' });
      await giveCertificate(site().db, old, 1);
      const own = await giveCertificate(site().db, phone, 2);
      const changed = await site().ask(userPhoneChange, { phone, code, oldCode }, headers);
      assert.equal(changed.status, 200);
      const { items } = await site().result(certificates, {}, headers);
      assert.deepEqual(
        items.map(({ number, state }) => [number === own, state]),
        [
          [true, 'issued'],
          [false, 'expired'],
        ],
      );
    });

    test('leaves nothing of its owner under the former number', async () => {
      const { id, old, phone, headers, code, oldCode } = await withCodes();
      const { db } = site();
      const optician = await opticianWith(db, 3);
      const holder = `Анна Прежняя-${id}`;
      const email = `former${id}@example.ru`;
      const number = await giveCertificate(db, old, optician, { holder });
      await giveCertificate(db, phone, 2);
      const form = eq(certificateRequests.phone, old);
      const [{ requestId = 0 } = {}] = await certificatesOf(db, old);
      await db.update(certificateRequests).set({ name: holder, email }).where(form);
      const letter = { to: email, channel: 'email', subject: 'Сертификат', text: holder } as const;
      await outboxSender({ ...letter, about: `certificate:${requestId}` }, db, START);
      await site().result(userPhoneChange, { phone, code, oldCode }, headers);
      const stored = async (value: string) => {
        const tables = [certificateTable, certificateRequests, outbox];
        const rows = await Promise.all(tables.map((table) => db.select().from(table)));
        return JSON.stringify(rows).includes(value);
      };
      assert.deepEqual(
        [await stored(holder), await stored(email), await db.$count(certificateRequests, form)],
        [false, false, 0],
      );
      const left = await db
        .select()
        .from(certificateTable)
        .where(eq(certificateTable.number, number));
      assert.deepEqual(
        left.map(({ state }) => state),
        ['cancelled'],
      );
      assert.equal(await stockOf(db, optician), 4);
      // The next owner of the number starts from scratch.
      const next = await confirmed(db, old);
      const shown = await site().ask(certificateGet, { phone: old }, next);
      await assertRefused(shown, 'not_found');
      await site().result(userDelete, { confirm: true }, headers);
      assert.equal(await stored(phone), false);
    });

    test('takes the consents along, and the former one is confirmed in no session any more', async () => {
      const { old, phone, headers, code, oldCode } = await withCodes();
      const { db } = site();
      const visitor = await confirmed(db, old, START);
      const given = { code: 'sms', version: '1', given: true, createdAt: START };
      await db.insert(consents).values({ ...given, phone: old });
      await site().result(userPhoneChange, { phone, code, oldCode }, headers);
      const of = (one: string) => db.$count(consents, eq(consents.phone, one));
      assert.deepEqual([await of(old), await of(phone)], [0, 1]);
      // Whoever gets the number next may get a certificate that this visitor must not see.
      const shown = await site().ask(certificateGet, { phone: old }, visitor);
      await assertRefused(shown, 'phone_not_verified');
    });

    test('forgets the other devices on which its member was known', async () => {
      const { id, phone, headers, code, oldCode } = await withCodes();
      const { db } = site();
      const known = eq(knownDevices.userId, id);
      await db.insert(knownDevices).values({ userId: id, device: 'another', seenAt: START });
      assert.equal(await db.$count(knownDevices, known), 2);
      await site().result(userPhoneChange, { phone, code, oldCode }, headers);
      const [left, ...others] = await db.select().from(knownDevices).where(known);
      assert.deepEqual([left?.device === 'another', others], [false, []]);
    });

    test('with a certificate of its own cancels one that is still being issued', async () => {
      const { old, phone, headers, code, oldCode } = await withCodes();
      const { db } = site();
      await giveCertificate(db, phone, 2);
      const opticId = await opticianWith(db, 3);
      await site().result(certificateFormSend, formOf(old, opticId), headers);
      await site().result(userPhoneChange, { phone, code, oldCode }, headers);
      const open = eq(certificateRequests.state, 'process');
      assert.equal(await db.$count(certificateRequests, open), 0);
      assert.equal(await stockOf(db, opticId), 3);
    });

    test('may replace several, each with a used certificate of its own', async () => {
      site().setNow(START);
      const { db } = site();
      const { id, phone: first } = await member();
      const phones = [first, newPhone(), newPhone(), newPhone()];
      const used = { state: 'redeemed', redeemedAt: START } as const;
      for (const phone of phones) await giveCertificate(db, phone, 1, used);
      for (const phone of phones.slice(1)) {
        const [row] = await db.select().from(users).where(eq(users.id, id));
        assert.equal(await givePhone(db, { phone: row?.phone ?? '' }, phone, START), id);
      }
      const left = await Promise.all(phones.map((phone) => certificatesOf(db, phone)));
      assert.deepEqual(
        left.map(({ length }) => length),
        [0, 0, 0, 1],
      );
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
