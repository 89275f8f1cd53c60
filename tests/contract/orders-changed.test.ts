/** Offers and webinars whose price or time changes before or after they are ordered. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { orders, webinars } from '../../backend/db/schema.ts';
import { cancelOrder } from '../../backend/orders/change.ts';
import * as calls from '../../contract/calls/user.ts';
import { buyersAt } from './buyers.ts';
import { makeOffer, makeWebinar, moveAll, sumOf } from './club-rows.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

const HOUR = 60 * 60 * 1000;
const START = new Date('2026-11-22T09:00:00.000Z');
const after = (hours: number) => new Date(START.getTime() + hours * HOUR);

onEveryEngine((site) => {
  const { member, orderOf } = buyersAt(site, START, '+7999201');

  describe('a price that has changed since it was shown', () => {
    test('is not charged: the order is refused, and the points stay', async () => {
      const { db } = site();
      const { id, headers } = await member();
      const offerId = await makeOffer(db, { points: 500 });
      const webinarId = await makeWebinar(db, after(31), { points: 50 });
      for (const [call, wanted, price] of [
        [calls.orderPartnerOffer, { offerId }, 500],
        [calls.orderWebinar, { webinarId }, 50],
      ] as const) {
        for (const points of [100, 0]) {
          const reply = await site().ask(call, { ...wanted, points }, headers);
          await assertRefused(reply, 'state_conflict');
        }
        const before = await sumOf(db, id);
        const paid = await site().ask(call, { ...wanted, points: price }, headers);
        assert.equal(paid.status, 200);
        assert.equal(await sumOf(db, id), before - price);
      }
      assert.equal(await sumOf(db, id), 450);
    });
  });

  describe('a webinar moved after it was held', () => {
    /** Booked, ended by the worker, and then moved by an editor to another week. */
    async function moved() {
      const { db } = site();
      const webinarId = await makeWebinar(db, after(2), { points: 50 });
      const { id, headers } = await member();
      const order = await site().result(calls.orderWebinar, { webinarId }, headers);
      await moveAll(db, after(4));
      assert.equal((await orderOf(order.id, headers)).state, 'redeemed');
      await db
        .update(webinars)
        .set({ startsAt: after(170) })
        .where(eq(webinars.id, webinarId));
      const undo = () => site().ask(calls.cancelRedeemOrder, { orderId: order.id }, headers);
      return { id, headers, order, undo };
    }

    test('refunds the points of a cancelled order immediately', async () => {
      const { id, headers, order, undo } = await moved();
      site().setNow(after(5));
      assert.equal((await undo()).status, 200);
      assert.equal((await orderOf(order.id, headers)).state, 'cancelled');
      assert.equal(await sumOf(site().db, id), 1_000);
      await assertRefused(await undo(), 'state_conflict');
    });

    test('is upcoming again once its orders are rechecked', async () => {
      const { db } = site();
      const { id, headers, order, undo } = await moved();
      await db
        .update(orders)
        .set({ dueAt: after(30) })
        .where(eq(orders.id, order.id));
      await moveAll(db, after(30));
      assert.equal((await orderOf(order.id, headers)).state, 'confirmed');
      site().setNow(after(31));
      assert.equal((await undo()).status, 200);
      assert.equal(await sumOf(db, id), 1_000);
    });

    test('can also be cancelled by the desk', async () => {
      const { id, order } = await moved();
      const cancelled = await site().db.transaction((tx) =>
        cancelOrder(tx, id, order.id, after(60)),
      );
      assert.equal(cancelled.state, 'cancelled');
      assert.equal(await sumOf(site().db, id), 1_000);
    });
  });
});
