import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { expireDue } from '../../backend/certificates/expire.ts';
import { certificateFormSend, certificateGet } from '../../contract/calls/shops.ts';
import { confirmPhone, readCaller } from '../../backend/sessions.ts';
import * as calls from '../../contract/calls/user.ts';
import {
  certificatesOf,
  confirmed,
  formOf,
  giveCertificate,
  issueAll,
  messagesTo,
  opticianWith,
  stockOf,
} from './certificate-rows.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';
import { signIn } from './stubs.ts';

const START = new Date('2026-11-21T09:00:00.000Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const after = (milliseconds: number) => new Date(START.getTime() + milliseconds);
/** The night after the last day, in Moscow. */
const EXPIRY = new Date('2026-12-21T21:00:00.000Z');

onEveryEngine((site) => {
  let phones = 0;
  /** A member with a certificate issued at the start. */
  async function holder(over: Parameters<typeof giveCertificate>[3] = {}) {
    site().setNow(START);
    const phone = `+7900555${String((phones += 1)).padStart(4, '0')}`;
    const opticId = await opticianWith(site().db, 10);
    // Signed in again later: this session outlives the certificate.
    const { headers } = await signIn(site().db, after(30 * DAY), phone);
    const issued = { issuedAt: START, ...over };
    const number = await giveCertificate(site().db, phone, opticId, issued);
    const shown = async () => {
      const { certificate } = await site().result(certificateGet, { phone }, headers);
      return certificate ?? assert.fail('no certificate');
    };
    return { phone, opticId, headers, number, shown };
  }

  describe('resending', () => {
    const resend = (headers: HeadersInit, params: { phone?: string } = {}) =>
      site().ask(calls.certificateResend, params, headers);

    test('waits sixty seconds, as the certificate says', async () => {
      const { phone, headers, shown } = await holder();
      assert.equal((await shown()).resend_in, 60);
      site().setNow(after(59 * SECOND));
      assert.equal((await shown()).resend_in, 1);
      const refusal = await resend(headers);
      const { error_description: told } = await refusal.clone().json();
      assert.match(told, /через 1\u00a0секунду$/);
      await assertRefused(refusal, 'too_many_requests');
      site().setNow(after(60 * SECOND));
      assert.equal((await shown()).resend_in, 0);
      assert.deepEqual(await site().result(calls.certificateResend, {}, headers), {
        process: 'ready',
        isResendCertificate: true,
      });
      const { number, resend_in } = await shown();
      assert.equal(resend_in, 60);
      const messages = await messagesTo(site().db, phone);
      assert.equal(messages.length, 1);
      assert.ok(messages[0]?.text.includes(number));
      const letters = await messagesTo(site().db, formOf(phone, 0).email);
      assert.ok(letters.some(({ channel, text }) => channel === 'email' && text.includes(number)));
    });

    test('waits after every message, not only after the first', async () => {
      const { headers, shown } = await holder();
      for (const minute of [1, 2, 3]) {
        site().setNow(after(minute * MINUTE));
        assert.equal((await resend(headers)).status, 200);
        assert.equal((await shown()).resend_in, 60);
        await assertRefused(await resend(headers), 'too_many_requests');
      }
    });

    test('happens once for concurrent requests', async () => {
      const { phone, headers } = await holder();
      site().setNow(after(HOUR));
      const replies = await Promise.all(Array.from({ length: 20 }, () => resend(headers)));
      assert.equal(replies.filter(({ status }) => status === 200).length, 1);
      assert.equal((await messagesTo(site().db, phone)).length, 1);
    });

    test('is limited to five times a day and possible again the next day', async () => {
      const { phone, headers, shown } = await holder();
      for (let time = 1; time <= 5; time += 1) {
        site().setNow(after(time * HOUR));
        assert.equal((await resend(headers)).status, 200);
      }
      site().setNow(after(7 * HOUR));
      assert.equal((await shown()).resend_in, null);
      const state = await site().result(certificateGet, { phone }, headers);
      assert.equal(state.isResendCertificate, false);
      await assertRefused(await resend(headers), 'too_many_requests');
      site().setNow(after(HOUR + DAY));
      assert.equal((await resend(headers)).status, 200);
      assert.equal((await messagesTo(site().db, phone)).length, 6);
    });

    test('requires a confirmed phone and a valid certificate', async () => {
      await assertRefused(await resend({}), 'phone_not_verified');
      const none = await confirmed(site().db, '+79005559999', START);
      await assertRefused(await resend(none), 'not_found');
      const used = await holder({ state: 'redeemed', redeemedAt: START });
      site().setNow(after(HOUR));
      assert.equal((await used.shown()).resend_in, null);
      await assertRefused(await resend(used.headers), 'not_found');
      // Before the issuer has processed the expiry, too.
      const over = await holder();
      site().setNow(EXPIRY);
      await assertRefused(await resend(over.headers), 'not_found');
    });

    test('sends only the certificate of the named phone', async () => {
      const own = await holder();
      const shown = await holder();
      site().setNow(after(MINUTE));
      const named = { phone: shown.phone };
      await assertRefused(await resend(own.headers, named), 'phone_not_verified');
      assert.deepEqual(await messagesTo(site().db, own.phone), []);
      assert.deepEqual(await messagesTo(site().db, shown.phone), []);
      assert.equal((await resend(shown.headers, named)).status, 200);
      assert.equal((await messagesTo(site().db, shown.phone)).length, 1);
    });

    test('sends a member their own certificate, also after confirming another phone', async () => {
      const { phone, headers } = await holder();
      const caller = await readCaller(new Headers(headers), null, site().db, START);
      await confirmPhone(site().db, caller, '+79005557777', START);
      site().setNow(after(MINUTE));
      await assertRefused(await resend(headers), 'not_found');
      assert.equal((await resend(headers, { phone })).status, 200);
    });

    test('reports that the certificate is still being issued', async () => {
      site().setNow(START);
      const phone = '+79005558888';
      const headers = await confirmed(site().db, phone, START);
      const form = formOf(phone, await opticianWith(site().db, 1));
      await site().result(certificateFormSend, form, headers);
      assert.deepEqual(await site().result(calls.certificateResend, {}, headers), {
        process: 'process',
        isResendCertificate: false,
      });
      assert.deepEqual(await messagesTo(site().db, phone), []);
      await issueAll(site().db, START);
    });
  });

  describe('the last day', () => {
    test('is the thirtieth, until its end', async () => {
      const { shown } = await holder();
      site().setNow(new Date(EXPIRY.getTime() - 1));
      const { state, valid_to } = await shown();
      assert.deepEqual([state, valid_to], ['issued', '2026-12-21']);
      site().setNow(EXPIRY);
      assert.equal((await shown()).state, 'expired');
    });

    test('returns the pair once it has passed, and lets the phone apply again at any optician', async () => {
      const { phone, opticId, headers, shown } = await holder();
      site().setNow(EXPIRY);
      const other = await opticianWith(site().db, 7, 1);
      const send = (form: ReturnType<typeof formOf>) =>
        site().result(certificateFormSend, form, headers);
      assert.equal((await send(formOf(phone, other))).process, 'process');
      assert.equal(await stockOf(site().db, opticId), 11);
      assert.equal(await stockOf(site().db, other), 6);
      await issueAll(site().db, EXPIRY);
      assert.equal((await shown()).state, 'issued');
      const rows = await certificatesOf(site().db, phone);
      assert.deepEqual(
        rows.map(({ state }) => state),
        ['expired', 'issued'],
      );
    });

    test('is checked for all certificates, and returns each pair once', async () => {
      const first = await holder();
      const used = await holder({ state: 'redeemed', redeemedAt: START });
      const before = (await stockOf(site().db, first.opticId)) ?? 0;
      const others = [await holder(), await holder()];
      await expireDue(site().db, new Date(EXPIRY.getTime() - 1));
      assert.equal(await stockOf(site().db, first.opticId), before);
      await Promise.all([1, 2, 3].map(() => expireDue(site().db, EXPIRY)));
      for (const { phone } of [first, ...others]) {
        assert.equal((await certificatesOf(site().db, phone)).at(-1)?.state, 'expired');
      }
      assert.equal((await certificatesOf(site().db, used.phone))[0]?.state, 'redeemed');
      const back = ((await stockOf(site().db, first.opticId)) ?? 0) - before;
      await expireDue(site().db, EXPIRY);
      assert.ok(back >= 3);
      assert.equal(await stockOf(site().db, first.opticId), before + back);
    });
  });

  describe('a member', () => {
    const redeem = (number: string, headers: HeadersInit) =>
      site().ask(calls.redeemCertificate, { number }, headers);
    const cancel = (number: string, headers: HeadersInit) =>
      site().ask(calls.cancelRedeemCertificate, { number }, headers);

    test('sees only their own certificates', async () => {
      const anna = await holder();
      const boris = await holder();
      const { items, total } = await site().result(calls.certificates, {}, anna.headers);
      assert.deepEqual([total, items.map(({ number }) => number)], [1, [anna.number]]);
      await assertRefused(await redeem(boris.number, anna.headers), 'not_found');
      await assertRefused(await cancel(boris.number, anna.headers), 'not_found');
      assert.equal((await boris.shown()).state, 'issued');
    });

    test('redeems a certificate once, with its number typed in any format', async () => {
      const { number, headers, shown } = await holder();
      const typed = ` ${number.replaceAll('-', ' ')} `;
      const [first, second] = await Promise.all([redeem(typed, headers), redeem(number, headers)]);
      assert.deepEqual([first.status, second.status].sort(), [200, 409]);
      await assertRefused(await redeem(number, headers), 'already_redeemed');
      assert.equal((await shown()).state, 'redeemed');
    });

    test('can undo that within a day, and not later', async () => {
      const { number, headers, shown } = await holder();
      await assertRefused(await cancel(number, headers), 'not_redeemed');
      assert.equal((await redeem(number, headers)).status, 200);
      site().setNow(after(DAY - 1));
      assert.equal((await cancel(number, headers)).status, 200);
      assert.equal((await shown()).state, 'issued');
      await assertRefused(await cancel(number, headers), 'not_redeemed');
      assert.equal((await redeem(number, headers)).status, 200);
      site().setNow(after(2 * DAY - 1));
      await assertRefused(await cancel(number, headers), 'state_conflict');
      assert.equal((await shown()).state, 'redeemed');
    });

    test('cannot redeem an expired certificate', async () => {
      const { number, headers } = await holder();
      site().setNow(EXPIRY);
      await assertRefused(await redeem(number, headers), 'state_conflict');
    });

    test('is told that a cancelled certificate was cancelled, not that it expired', async () => {
      const { number, headers } = await holder({ state: 'cancelled' });
      const reply = await redeem(number, headers);
      assert.equal((await reply.clone().json()).error_description.includes('истёк'), false);
      await assertRefused(reply, 'state_conflict');
    });

    test('who has used a certificate gets no second one', async () => {
      const { phone, number, opticId, headers } = await holder();
      await redeem(number, headers);
      site().setNow(new Date(EXPIRY.getTime() + DAY));
      const form = formOf(phone, opticId);
      const replies = [1, 2].map(() => site().ask(certificateFormSend, form, headers));
      const errors = await Promise.all(
        replies.map(async (reply) => (await (await reply).json()).error),
      );
      assert.ok(errors.includes('get_certificate'));
      assert.equal((await certificatesOf(site().db, phone)).length, 1);
    });
  });
});
