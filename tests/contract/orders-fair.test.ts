/** What an order costs and refunds, and whose place it takes, where orders meet one another. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cancelOrder } from '../../backend/orders/change.ts';
import { userDelete } from '../../contract/calls/account.ts';
import * as calls from '../../contract/calls/user.ts';
import { giveOrder, givePoints, makeOffer, makeWebinar, moveAll, sumOf } from './club-rows.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';
import { signIn } from './stubs.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24;
const START = new Date('2026-11-22T09:00:00.000Z');
const after = (hours: number) => new Date(START.getTime() + hours * HOUR);

onEveryEngine((site) => {
  let people = 0;
  /** @param earned how many days ago each forty of their points were earned. */
  async function member(...earned: readonly number[]) {
    const phone = `+7999202${String((people += 1)).padStart(4, '0')}`;
    const { user, headers } = await signIn(site().db, START, phone);
    for (const days of earned) await givePoints(site().db, user.id, 40, after(-DAY * days));
    site().setNow(START);
    const ordered = (offerId: number) =>
      site().result(calls.orderPartnerOffer, { offerId }, headers);
    const cancel = (orderId: number) =>
      site().result(calls.cancelRedeemOrder, { orderId }, headers);
    return { id: user.id, headers, ordered, cancel };
  }

  describe('a cancelled order', () => {
    test('refunds all of its points, also those that get the same last day', async () => {
      const { db } = site();
      const { id, headers, ordered, cancel } = await member(360, 350, 340);
      const order = await ordered(await makeOffer(db, { points: 100 }));
      await cancel(order.id);
      assert.equal(await sumOf(db, id), 120);
      const { expiring } = await site().result(calls.userBalance, {}, headers);
      assert.deepEqual(expiring, { points: 20, on: '2026-12-17' });
    });

    test('is listed after points that have expired before it was cancelled', async () => {
      const { headers, ordered, cancel } = await member(350, 350, 340);
      const order = await ordered(await makeOffer(site().db, { points: 60 }));
      site().setNow(after(DAY * 20));
      await cancel(order.id);
      const { items } = await site().result(calls.userHistoryPoints, {}, headers);
      const moments = items.map(({ happened_at: at }) => at);
      assert.ok(items.some(({ points }) => points === -20));
      assert.deepEqual(moments, moments.toSorted().toReversed());
    });

    test('by the shop, after its code was shown, shows it no longer', async () => {
      const { db } = site();
      const { id, headers, ordered } = await member(1);
      const { id: orderId } = await ordered(await makeOffer(db, { points: 40 }));
      await moveAll(db, after(1));
      assert.ok((await site().result(calls.showOrderCode, { orderId }, headers)).code);
      await db.transaction((tx) => cancelOrder(tx, id, orderId, after(2)));
      const { items } = await site().result(calls.orders, {}, headers);
      assert.deepEqual(
        items.map(({ state, code }) => [state, code]),
        [['cancelled', null]],
      );
      assert.equal(await sumOf(db, id), 40);
    });
  });

  test('an offer is over when its last day ends in Moscow', async () => {
    const offerId = await makeOffer(site().db, { validTo: '2026-11-22', points: 0 });
    const { headers } = await member();
    const ask = () => site().ask(calls.orderPartnerOffer, { offerId }, headers);
    site().setNow(new Date('2026-11-22T20:59:59.000Z'));
    assert.equal((await ask()).status, 200);
    site().setNow(new Date('2026-11-22T21:00:00.000Z'));
    await assertRefused(await ask(), 'state_conflict');
  });

  test('a webinar with the number of an offer takes none of its places', async () => {
    const { db } = site();
    const offerId = await makeOffer(db, { places: 1, points: 0 });
    const { id, ordered } = await member();
    await giveOrder(db, id, { kind: 'webinar', itemId: offerId });
    assert.equal((await ordered(offerId)).state, 'new');
  });

  test('a webinar is charged once, also while it has other places', async () => {
    const webinarId = await makeWebinar(site().db, after(100), { points: 10 });
    const { id, headers } = await member(1);
    const ask = () => site().ask(calls.orderWebinar, { webinarId }, headers);
    assert.equal((await ask()).status, 200);
    await assertRefused(await ask(), 'state_conflict');
    assert.equal(await sumOf(site().db, id), 30);
  });

  test('orders that cost nothing are limited, whether free or cancelled: they would have no end', async () => {
    const { db } = site();
    const { id, headers } = await member(1);
    const [free, priced] = [
      await makeOffer(db, { points: 0 }),
      await makeOffer(db, { points: 40 }),
    ];
    const over = { createdAt: after(1), points: 0 } as const;
    for (let made = 0; made < 15; made += 1) {
      await giveOrder(db, id, over);
      await giveOrder(db, id, { ...over, points: 40, state: 'cancelled' });
    }
    const ask = (offerId: number) => site().ask(calls.orderPartnerOffer, { offerId }, headers);
    site().setNow(after(2));
    await assertRefused(await ask(free), 'too_many_requests');
    await assertRefused(await ask(priced), 'too_many_requests');
    assert.equal(await sumOf(db, id), 40);
    site().setNow(after(1 + DAY));
    assert.equal((await ask(priced)).status, 200);
  });

  test('a deleted member frees the places they had, of offers and webinars alike', async () => {
    const { db } = site();
    const offerId = await makeOffer(db, { places: 1, points: 0 });
    const webinarId = await makeWebinar(db, after(100), { places: 1, points: 0 });
    const [one, next] = [await member(), await member()];
    const book = ({ headers }: typeof one) =>
      site().result(calls.orderWebinar, { webinarId }, headers);
    await one.ordered(offerId);
    await book(one);
    await site().result(userDelete, { confirm: true }, one.headers);
    assert.equal((await next.ordered(offerId)).state, 'new');
    assert.equal((await book(next)).state, 'confirmed');
  });
});
