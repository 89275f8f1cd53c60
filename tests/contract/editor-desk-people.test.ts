/** The desk's actions for one person: certificates, orders, points, data. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../../backend/db/schema.ts';
import * as calls from '../../contract/calls/user.ts';
import { memberData } from '../../contract/schemas/account.ts';
import * as desk from '../../contract/schemas/desk.ts';
import { done } from '../../contract/schemas/editor-people.ts';
import {
  certificatesOf,
  giveCertificate,
  messagesTo,
  opticianWith,
  stockOf,
} from './certificate-rows.ts';
import { attempt, entriesOf, givePoints, makeOffer, moveAll, sumOf } from './club-rows.ts';
import { REASON, support, type Support } from './desk.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';
import { signIn } from './stubs.ts';

const START = new Date('2026-11-22T09:00:00.000Z');
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const why = { reason: REASON };

onEveryEngine((site) => {
  let yana: Support;
  before(async () => {
    yana = await support(site(), 'Яна');
  });
  let people = 0;
  const newPhone = () => `+7900667${String((people += 1)).padStart(4, '0')}`;
  async function member(points = 1_000) {
    site().setNow(START);
    const phone = newPhone();
    const { user, headers } = await signIn(site().db, START, phone);
    if (points > 0) await givePoints(site().db, user.id, points, START);
    return { id: user.id, phone, headers };
  }
  const find = (search: string) => ({ search, reason: REASON });

  describe('certificates', () => {
    const found = (search: string) =>
      yana.ask(desk.deskCertificates, 'POST', 'certificates/find', find(search));

    test('are found by number or phone, sent again within the limit, and cancelled', async () => {
      site().setNow(START);
      const { db } = site();
      const optician = await opticianWith(db, 4);
      const phone = newPhone();
      const number = await giveCertificate(db, phone, optician, { issuedAt: START });
      const [made] = (await found(number.replaceAll('-', ' '))).items;
      assert.deepEqual([made?.number, made?.phone], [number, phone]);
      const [sought] = await yana.looks();
      assert.equal(sought?.about, `номер …${number.slice(-4)}`, 'a whole number could be used');
      const typed = `8 (${phone.slice(2, 5)}) ${phone.slice(5)}`;
      assert.deepEqual((await found(typed)).items, [made]);
      assert.equal((await yana.looks())[0]?.about, `телефон …${phone.slice(-4)}`);
      const path = `certificates/${made?.id}`;
      const early = await yana.send('POST', `${path}/send`, why);
      await assertRefused(early, 'too_many_requests');
      site().setNow(later(5));
      const sent = await yana.ask(desk.deskCertificate, 'POST', `${path}/send`, why);
      assert.equal(sent.resend_in, 60);
      assert.match((await messagesTo(db, phone)).at(-1)?.text ?? '', new RegExp(number));
      const gone = await yana.ask(desk.deskCertificate, 'POST', `${path}/cancel`, why);
      assert.equal(gone.state, 'cancelled');
      assert.equal(await stockOf(db, optician), 5);
      await assertRefused(await yana.send('POST', `${path}/cancel`, why), 'state_conflict');
      await assertRefused(await yana.send('POST', `${path}/send`, why), 'not_found');
      assert.equal(await stockOf(db, optician), 5);
      // The phone is free for another one.
      await giveCertificate(db, phone, optician, { issuedAt: later(5) });
      await assertRefused(await yana.send('POST', `${path}/send`, why), 'state_conflict');
      assert.equal((await certificatesOf(db, phone)).length, 2);
      const cancelled = (await yana.looks()).find(({ action }) => action === 'certificate-cancel');
      assert.equal(cancelled?.about, `сертификат ${made?.id}`);
    });

    test('cannot be found by anything else', async () => {
      for (const search of ['Иванова', '1111-1111-1111', '12']) {
        const refused = await yana.send('POST', 'certificates/find', find(search));
        assert.deepEqual(Object.keys(await assertRefused(refused, 'invalid')), ['search']);
      }
      assert.deepEqual((await found('+79000000000')).items, []);
      await assertRefused(await yana.send('POST', 'certificates/99999/cancel', why), 'not_found');
    });
  });

  test('an order is found, its code sent, and even then it can be cancelled with a refund', async () => {
    const { db } = site();
    const { id, phone, headers } = await member();
    const title = 'Экскурсия «Огни города»';
    const offerId = await makeOffer(db, { points: 300, title });
    const made = await site().result(calls.orderPartnerOffer, { offerId }, headers);
    const path = `orders/${made.id}`;
    const early = await yana.send('POST', `${path}/send`, why);
    await assertRefused(early, 'state_conflict');
    await moveAll(db, later(60));
    for (const search of [made.number, String(made.id), phone]) {
      const { items } = await yana.ask(desk.deskOrders, 'POST', 'orders/find', find(search));
      assert.deepEqual(
        items.map((one) => [one.id, one.member, one.state, one.code]),
        [[made.id, id, 'ready', null]],
        search,
      );
    }
    const byEmail = async () => {
      const search = find(' Zakaz.Desk@Example.ru ');
      return (await yana.ask(desk.deskOrders, 'POST', 'orders/find', search)).items;
    };
    assert.deepEqual(await byEmail(), []);
    // Members who sign in by email need no phone.
    await db.update(users).set({ email: 'zakaz.desk@example.ru' }).where(eq(users.id, id));
    assert.deepEqual(
      (await byEmail()).map((one) => one.id),
      [made.id],
    );
    const sent = await yana.ask(desk.deskOrder, 'POST', `${path}/send`, why);
    const { text } = (await messagesTo(db, phone)).at(-1) ?? assert.fail();
    assert.ok(sent.code && text.includes(sent.code) && text.includes(made.number), text);
    assert.match(text, /«Экскурсия „Огни города“»/);
    const own = await site().ask(calls.cancelRedeemOrder, { orderId: made.id }, headers);
    await assertRefused(own, 'state_conflict');
    const gone = await yana.ask(desk.deskOrder, 'POST', `${path}/cancel`, why);
    assert.deepEqual([gone.state, gone.code], ['cancelled', null]);
    assert.equal(await sumOf(db, id), 1_000);
    await assertRefused(await yana.send('POST', `${path}/cancel`, why), 'state_conflict');
    assert.equal(await sumOf(db, id), 1_000);
    await assertRefused(await yana.send('POST', 'orders/99999/cancel', why), 'not_found');
    const [look] = await yana.looks();
    assert.deepEqual([look?.action, look?.member], ['order-cancel', id]);
  });

  describe('a member', () => {
    const correct = (id: number, correction: object, headers: Record<string, string> = attempt()) =>
      yana.send('POST', `members/${id}/points`, { reason: REASON, ...correction }, headers);

    test('is found by phone or number, and has points corrected once, never below zero', async () => {
      const { id, phone } = await member(100);
      for (const search of [phone, `№ ${id}`]) {
        const { items } = await yana.ask(desk.deskMembers, 'POST', 'members/find', find(search));
        assert.deepEqual(
          items.map((one) => [one.id, one.phone, one.balance]),
          [[id, phone, 100]],
        );
      }
      const key = attempt();
      const more = { points: 50, title: 'За испорченный код' };
      for (const _try of ['first', 'again']) {
        const reply = await correct(id, more, key);
        assert.deepEqual((await reply.json()).result, { ...more, balance: 150 });
      }
      for (const other of [{ points: 60 }, { title: 'За другое' }]) {
        await assertRefused(await correct(id, { ...more, ...other }, key), 'key_reused');
      }
      const less = { title: 'Начислены по ошибке' };
      await assertRefused(await correct(id, { ...less, points: -151 }), 'balance_too_low');
      assert.equal((await correct(id, { ...less, points: -150 })).status, 200);
      assert.equal(await sumOf(site().db, id), 0);
      const entries = await entriesOf(site().db, id);
      assert.deepEqual(entries.map(({ rule, points, title }) => [rule, points, title]).slice(1), [
        ['correction', 50, more.title],
        ['correction', -150, less.title],
      ]);
      // Added points expire like earned ones.
      const [earned, added, deducted] = entries.map(({ expiresOn }) => expiresOn);
      assert.ok(earned);
      assert.deepEqual([added, deducted], [earned, null]);
      for (const points of [0, 1.5, 1_000_000]) {
        await assertRefused(await correct(id, { ...more, points }), 'invalid', String(points));
      }
      await assertRefused(await correct(id, more, {}), 'bad_request');
      await assertRefused(await correct(99_999, more), 'not_found');
      const about = (await yana.looks()).map((look) => look.about).slice(0, 2);
      assert.deepEqual(about, [`участник ${id}: −150`, `участник ${id}: +50`]);
    });

    test('whose points are deducted twice at once never goes below zero', async () => {
      const { id } = await member(100);
      const replies = await Promise.all(
        [1, 2].map(() => correct(id, { points: -80, title: 'По ошибке' })),
      );
      assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409]);
      assert.equal(await sumOf(site().db, id), 20);
    });

    test('gets all their data and is deleted on request', async () => {
      const { id, phone, headers } = await member(100);
      const data = await yana.ask(memberData, 'POST', `members/${id}/data`, why);
      assert.deepEqual([data.profile.phone, data.points.length], [phone, 1]);
      await yana.ask(done, 'POST', `members/${id}/delete`, why);
      const { items } = await yana.ask(desk.deskMembers, 'POST', 'members/find', find(phone));
      assert.deepEqual(items, []);
      await assertRefused(await site().ask(calls.orders, {}, headers), 'unauthorized');
      await assertRefused(await yana.send('POST', `members/${id}/delete`, why), 'not_found');
      await assertRefused(await yana.send('POST', `members/${id}/data`, why), 'not_found');
      const looks = (await yana.looks()).filter((look) => look.member === id);
      assert.deepEqual(
        looks.map(({ action }) => action),
        ['delete', 'export'],
      );
    });
  });
});
