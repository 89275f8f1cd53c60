/** A certificate that moves to another optician. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { certificateFormSend, certificateGet } from '../../contract/calls/shops.ts';
import { certificateOptician } from '../../contract/calls/account.ts';
import { certificateResend } from '../../contract/calls/user.ts';
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

const START = new Date('2026-11-21T09:00:00.000Z');
const HOUR = 60 * 60 * 1000;
const after = (milliseconds: number) => new Date(START.getTime() + milliseconds);

onEveryEngine((site) => {
  let phones = 0;
  /** A confirmed phone with a certificate from an hour ago, and the opticians involved. */
  async function holder(over: Parameters<typeof giveCertificate>[3] = {}, pairs = 5) {
    const phone = `+7900777${String((phones += 1)).padStart(4, '0')}`;
    const old = await opticianWith(site().db, 5);
    const other = await opticianWith(site().db, pairs, 1);
    const headers = await confirmed(site().db, phone, START);
    const number = await giveCertificate(site().db, phone, old, { issuedAt: START, ...over });
    site().setNow(after(HOUR));
    return {
      phone,
      old,
      other,
      number,
      headers,
      move: (to: number, as: HeadersInit = headers) =>
        site().ask(certificateOptician, { phone, opticId: to }, as),
      shown: async () =>
        (await site().result(certificateGet, { phone }, headers)).certificate ?? assert.fail(),
      stocks: () => Promise.all([old, other].map((shop) => stockOf(site().db, shop))),
      messages: () => messagesTo(site().db, phone),
    };
  }

  test('keeps its number and its dates, takes its pair along and is sent with the new address', async () => {
    const { move, other, shown, stocks, messages, number, phone } = await holder();
    const before = await shown();
    assert.equal((await move(other)).status, 200);
    const { optician, resend_in: wait, updated_at: _at, ...kept } = await shown();
    assert.equal(optician.id, other);
    assert.equal(wait, 60);
    const { optician: _old, resend_in: _wait, updated_at: _before, ...same } = before;
    assert.deepEqual(kept, same);
    assert.deepEqual(await stocks(), [6, 4]);
    const [sms, ...more] = await messages();
    assert.deepEqual(more, []);
    for (const words of [number, optician.title, optician.address]) {
      assert.ok(sms?.text.includes(words), words);
    }
    const letters = await messagesTo(site().db, formOf(phone, other).email);
    assert.ok(letters.some(({ text }) => text.includes(number) && text.includes(optician.address)));
  });

  test('moves once when requested again, or from two tabs simultaneously', async () => {
    const { move, other, stocks, messages } = await holder();
    const replies = await Promise.all([move(other), move(other), move(other)]);
    assert.deepEqual(
      replies.map(({ status }) => status),
      [200, 200, 200],
    );
    assert.deepEqual(await stocks(), [6, 4]);
    assert.equal((await messages()).length, 1);
  });

  test('does not deadlock when two visitors swap opticians, and loses no pair', async () => {
    const one = await holder();
    const two = await holder();
    assert.equal((await two.move(two.other)).status, 200);
    site().setNow(after(2 * HOUR));
    const sum = (pairs: (number | undefined)[]) => pairs.reduce<number>((a, b) => a + (b ?? 0), 0);
    const before = sum(await one.stocks());
    const replies = await Promise.all([one.move(one.other), two.move(two.old)]);
    assert.deepEqual(
      replies.map(({ status }) => status),
      [200, 200],
    );
    assert.equal(sum(await one.stocks()), before);
  });

  test('is only for the confirmed phone', async () => {
    const { move, other, shown, old } = await holder();
    const stranger = await confirmed(site().db, '+79007779999', START);
    for (const headers of [{}, stranger]) {
      await assertRefused(await move(other, headers), 'phone_not_verified');
    }
    assert.equal((await shown()).optician.id, old);
    const none = { phone: '+79007779999', opticId: other };
    await assertRefused(await site().ask(certificateOptician, none, stranger), 'not_found');
  });

  test('stays where it is when the new optician has no pairs or does not take part', async () => {
    const { move, other, shown, old, stocks, messages } = await holder({}, 0);
    await assertRefused(await move(other), 'optician_out_of_stock');
    const fields = await assertRefused(await move(999_999), 'bad_request');
    assert.deepEqual(Object.keys(fields), ['opticId']);
    assert.equal((await shown()).optician.id, old);
    assert.deepEqual(await stocks(), [5, 0]);
    assert.deepEqual(await messages(), []);
  });

  test('does not move when it is no longer valid', async () => {
    const used = await holder({ state: 'redeemed', redeemedAt: START });
    await assertRefused(await used.move(used.other), 'state_conflict');
    const late = await holder({ issuedAt: after(-40 * 24 * HOUR) });
    await assertRefused(await late.move(late.other), 'state_conflict');
    assert.equal((await certificatesOf(site().db, late.phone))[0]?.state, 'expired');
  });

  test('can move only after it is issued', async () => {
    const { phone, old, other, headers, move, shown } = await holder({
      issuedAt: after(-40 * 24 * HOUR),
    });
    await site().result(certificateFormSend, formOf(phone, old), headers);
    await assertRefused(await move(other), 'state_conflict');
    await issueAll(site().db, after(HOUR));
    site().setNow(after(2 * HOUR));
    assert.equal((await move(other)).status, 200);
    assert.equal((await shown()).optician.id, other);
  });

  test('counts as resent: a minute apart, five times a day', async () => {
    const { move, other, old, headers, stocks } = await holder();
    for (let time = 1; time <= 5; time += 1) {
      site().setNow(after(time * HOUR));
      assert.equal((await move(time % 2 === 0 ? old : other)).status, 200);
    }
    await assertRefused(await move(old), 'too_many_requests');
    site().setNow(after(6 * HOUR));
    await assertRefused(await move(old), 'too_many_requests');
    await assertRefused(await site().ask(certificateResend, {}, headers), 'too_many_requests');
    assert.deepEqual(await stocks(), [6, 4]);
  });
});
