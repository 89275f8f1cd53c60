/** What a change of phone does to the certificates, consents and devices of both numbers. */
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
import { userDelete, userPhoneChange } from '../../contract/calls/account.ts';
import { certificateFormSend, certificateGet } from '../../contract/calls/shops.ts';
import { certificateResend, certificates } from '../../contract/calls/user.ts';
import {
  certificatesOf,
  confirmed,
  formOf,
  giveCertificate,
  opticianWith,
  stockOf,
} from './certificate-rows.ts';
import { assertRefused } from './envelope.ts';
import { phoneChanges } from './phone-changes.ts';
import { START } from './phone-codes.ts';
import { onEveryEngine } from './site.ts';

onEveryEngine((site) => {
  const { newPhone, member, withCodes } = phoneChanges(site, '117');

  describe('another phone', () => {
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
  });
});
