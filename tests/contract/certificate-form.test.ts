import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import { certificateRequests, certificates, consents, documents } from '../../backend/db/schema.ts';
import { certificateFormSend, certificateGet } from '../../contract/calls/shops.ts';
import {
  certificatesOf,
  confirmed,
  formOf,
  issueAll,
  messagesTo,
  opticianWith,
  stockOf,
} from './certificate-rows.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';
import { signIn } from './stubs.ts';

const START = new Date('2026-11-21T09:00:00.000Z');
const PROCESS = { process: 'process', isResendCertificate: false };
const READY = { process: 'ready', isResendCertificate: true };

onEveryEngine((site) => {
  let phones = 0;
  /** A visitor with a confirmed phone, and an optician with some pairs. */
  async function visitor(pairs = 5) {
    site().setNow(START);
    const phone = `+7900222${String((phones += 1)).padStart(4, '0')}`;
    const opticId = await opticianWith(site().db, pairs);
    const headers = await confirmed(site().db, phone, START);
    const form = formOf(phone, opticId);
    return {
      phone,
      opticId,
      headers,
      form,
      send: (over = {}) => site().ask(certificateFormSend, { ...form, ...over }, headers),
      sent: (over = {}) => site().result(certificateFormSend, { ...form, ...over }, headers),
      get: () => site().result(certificateGet, { phone }, headers),
    };
  }
  const request = async (phone: string) => {
    const rows = await site()
      .db.select()
      .from(certificateRequests)
      .where(eq(certificateRequests.phone, phone));
    assert.equal(rows.length, 1);
    return rows[0] ?? assert.fail();
  };

  describe('a certificate', () => {
    test('is requested, processed, issued and announced once, and then cannot be requested again', async () => {
      const { phone, opticId, sent, send, get } = await visitor();
      assert.deepEqual(await sent(), PROCESS);
      assert.deepEqual(await sent(), PROCESS);
      assert.deepEqual(await get(), { ...PROCESS, certificate: null });
      assert.equal(await stockOf(site().db, opticId), 4);
      await issueAll(site().db, START);
      assert.deepEqual(await sent(), READY);
      await assertRefused(await send(), 'get_certificate');
      const { certificate, ...state } = await get();
      assert.deepEqual(state, READY);
      assert.ok(certificate);
      const { id, number, code, optician, ...rest } = certificate;
      assert.ok(id > 0);
      assert.match(number, /^\d{4}-\d{4}-\d{4}$/);
      assert.match(code, /^\d{12}[2-9A-Z]{6}$/);
      assert.equal(optician.id, opticId);
      assert.deepEqual(rest, {
        state: 'issued',
        holder: 'Анна Иванова-Смит',
        issued_on: '2026-11-21',
        valid_to: '2026-12-21',
        resend_in: 60,
        updated_at: START.toISOString(),
      });
      const messages = await messagesTo(site().db, phone);
      assert.equal(messages.length, 1);
      for (const words of [number, optician.title, optician.address, '21 декабря 2026']) {
        assert.ok(messages[0]?.text.includes(words), words);
      }
      assert.equal(messages[0]?.code, null, 'no code that the recipient could type in');
      assert.equal(await stockOf(site().db, opticId), 4);
    });

    test('is also sent to the email in the form, with everything needed for the visit', async () => {
      const { phone, sent, get } = await visitor();
      const email = `Anna.${phone.slice(1)}@Example.ru`;
      await sent({ email });
      await issueAll(site().db, START);
      const { certificate } = await get();
      assert.ok(certificate);
      const { number, optician } = certificate;
      const letters = await messagesTo(site().db, email.toLowerCase());
      assert.equal(letters.length, 1);
      assert.equal(letters[0]?.channel, 'email');
      const text = letters[0]?.text ?? '';
      for (const words of [number, optician.title, optician.address, '21 декабря 2026']) {
        assert.ok(text.includes(words), words);
      }
      assert.match(text, /^Здравствуйте, Анна!\n/);
      assert.ok(text.includes('http://localhost:8888/certificate/single/'));
      // The email is unconfirmed.
      for (const secret of [certificate.code, phone, 'Иванова']) assert.ok(!text.includes(secret));
    });

    test('that was shown cannot be requested again', async () => {
      const { sent, send, get } = await visitor();
      await sent();
      await issueAll(site().db, START);
      assert.equal((await get()).process, 'ready');
      await assertRefused(await send(), 'get_certificate');
    });

    test('is not issued before it is due', async () => {
      const { phone, sent } = await visitor();
      await sent();
      await issueAll(site().db, new Date(START.getTime() - 1));
      assert.deepEqual(await certificatesOf(site().db, phone), []);
    });

    test('is only for a confirmed phone or the member’s own phone', async () => {
      const { form, opticId } = await visitor();
      for (const headers of [{}, await confirmed(site().db, '+79002229999', START)]) {
        const reply = await site().ask(certificateFormSend, form, headers);
        await assertRefused(reply, 'phone_not_verified');
        const read = await site().ask(certificateGet, { phone: form.phone }, headers);
        await assertRefused(read, 'phone_not_verified');
      }
      const own = '+79002228888';
      const { headers } = await signIn(site().db, START, own);
      assert.deepEqual(
        await site().result(certificateFormSend, formOf(own, opticId), headers),
        PROCESS,
      );
    });

    test('that was never requested is not found', async () => {
      const { phone, headers } = await visitor();
      await assertRefused(await site().ask(certificateGet, { phone }, headers), 'not_found');
    });

    test('shows the optician’s former data when the shop no longer exists', async () => {
      const { phone, sent, get } = await visitor();
      await sent();
      await issueAll(site().db, START);
      const whole = await get();
      const gone = { opticId: 999_999_999 };
      await site().db.update(certificates).set(gone).where(eq(certificates.phone, phone));
      assert.deepEqual(await get(), whole);
    });
  });

  describe('the form', () => {
    test('stores its fields, and unknown ones with plain values', async () => {
      const { phone, sent } = await visitor();
      const long = 'я'.repeat(201);
      const over = { address: 'ул. Ленина, 1', utm_source: 'vk', step: 2, list: [1], long };
      await sent({ ...over, isLoyaltyMember: false, isWantToJoinBLLoyalty: true });
      const row = await request(phone);
      assert.equal(row.address, 'ул. Ленина, 1');
      assert.deepEqual(row.extra, { utm_source: 'vk', step: 2 });
      assert.deepEqual([row.isLoyaltyMember, row.wantsToJoin], [false, true]);
    });

    test('stores at most twenty unknown fields', async () => {
      const { phone, sent } = await visitor();
      await sent(Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`utm_${at}`, 'vk'])));
      assert.equal(Object.keys((await request(phone)).extra).length, 20);
    });

    test('records a member as joining, and an incomplete answer as unknown', async () => {
      for (const [isLoyaltyMember, isWantToJoinBLLoyalty, joins] of [
        [true, false, true],
        [null, true, null],
        [false, null, null],
      ] as const) {
        const { phone, sent } = await visitor();
        await sent({ isLoyaltyMember, isWantToJoinBLLoyalty });
        assert.equal((await request(phone)).wantsToJoin, joins);
      }
    });

    test('stores every consent with its wording, including refusals, once', async () => {
      const { phone, headers, form } = await visitor();
      const from = { ...headers, 'x-forwarded-for': '203.0.113.20' };
      const over = { sms: true, consentVersions: { policy: '2026-10', sms: '7' } };
      for (let time = 0; time < 2; time += 1) {
        await site().result(certificateFormSend, { ...form, ...over }, from);
      }
      const rows = await site()
        .db.select()
        .from(consents)
        .where(eq(consents.phone, phone))
        .orderBy(asc(consents.code));
      const shown = rows.map(({ code, version, given }) => [code, version, given]);
      assert.deepEqual(shown[0], ['policy', '2026-10', true]);
      assert.deepEqual(shown[1], ['sms', '7', true]);
      assert.deepEqual([shown[2]?.[0], shown[2]?.[2], shown.length], ['subscribe', false, 3]);
      assert.deepEqual([rows[0]?.address, rows[0]?.createdAt], ['203.0.113.20', START]);
    });

    test('is rejected without a consent that the page requires', async () => {
      const { opticId, send, sent } = await visitor();
      const code = 'certificate.page';
      const [before] = await site().db.select().from(documents).where(eq(documents.code, code));
      const data = { consents: [{ code: 'sms', version: '3', text: '<p></p>', required: true }] };
      await site().db.delete(documents).where(eq(documents.code, code));
      await site().db.insert(documents).values({ code, data });
      try {
        const fields = await assertRefused(await send(), 'consent_missing');
        assert.deepEqual(Object.keys(fields), ['sms']);
        assert.equal(await stockOf(site().db, opticId), 5);
        assert.deepEqual(await sent({ sms: true }), PROCESS);
        const sms = await site().db.select().from(consents).where(eq(consents.version, '3'));
        assert.equal(sms.length, 1, 'defaults to the current wording');
      } finally {
        await site().db.delete(documents).where(eq(documents.code, code));
        if (before) await site().db.insert(documents).values(before);
      }
    });

    test('is rejected for an optician without pairs, and accepted for another', async () => {
      const { opticId, send, sent } = await visitor(0);
      await assertRefused(await send(), 'optician_out_of_stock');
      const other = await opticianWith(site().db, 1, 1);
      assert.notEqual(other, opticId);
      assert.deepEqual(await sent({ opticId: other }), PROCESS);
      assert.equal(await stockOf(site().db, other), 0);
    });

    test('names the field when the optician does not take part', async () => {
      const { send } = await visitor();
      const fields = await assertRefused(await send({ opticId: 999_999 }), 'bad_request');
      assert.deepEqual(Object.keys(fields), ['opticId']);
    });

    test('sent again with other choices changes nothing while it is being processed', async () => {
      const { phone, opticId, sent } = await visitor();
      const other = await opticianWith(site().db, 3, 1);
      await sent();
      await sent({ opticId: other, name: 'Пётр' });
      const row = await request(phone);
      assert.deepEqual([row.opticId, row.name], [opticId, 'Анна']);
      assert.equal(await stockOf(site().db, other), 3);
    });
  });
});
