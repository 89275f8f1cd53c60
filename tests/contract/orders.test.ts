/** Purchases with points: partner offers and webinar places. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as calls from '../../contract/calls/user.ts';
import { buyersAt } from './buyers.ts';
import { attempt, givePoints, makeOffer, makeWebinar, moveAll, sumOf } from './club-rows.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine, resultOf } from './site.ts';

const HOUR = 60 * 60 * 1000;
const START = new Date('2026-11-22T09:00:00.000Z');
const after = (hours: number) => new Date(START.getTime() + hours * HOUR);

onEveryEngine((site) => {
  const { member, orderOf } = buyersAt(site, START, '+7999200');

  describe('an offer', () => {
    test('is ordered, confirmed, ready with a code, redeemed, and undone', async () => {
      const { db } = site();
      const offerId = await makeOffer(db, { points: 300 });
      const { id, headers } = await member();
      const made = await site().result(calls.orderPartnerOffer, { offerId }, headers);
      assert.deepEqual(
        [made.state, made.points, made.code, made.kind, made.item_id],
        ['new', 300, null, 'offer', offerId],
      );
      assert.equal(await sumOf(db, id), 700);
      const { id: orderId } = made;
      const redeem = () => site().ask(calls.redeemOrder, { orderId }, headers);
      await assertRefused(await redeem(), 'state_conflict');
      await moveAll(db, after(1), HOUR);
      assert.equal((await orderOf(orderId, headers)).state, 'confirmed');
      await assertRefused(await redeem(), 'state_conflict');
      await moveAll(db, after(1.5), HOUR);
      assert.equal((await orderOf(orderId, headers)).state, 'confirmed');
      await moveAll(db, after(2), HOUR);
      const ready = await orderOf(orderId, headers);
      assert.deepEqual([ready.state, ready.code], ['ready', null]);
      const used = await site().result(calls.redeemOrder, { orderId }, headers);
      assert.equal(used.state, 'redeemed');
      await assertRefused(await redeem(), 'state_conflict');
      const again = await site().result(calls.cancelRedeemOrder, { orderId }, headers);
      assert.equal(again.state, 'ready');
      const gone = await site().result(calls.cancelRedeemOrder, { orderId }, headers);
      assert.deepEqual([gone.state, gone.code], ['cancelled', null]);
      assert.equal(await sumOf(db, id), 1_000);
      await assertRefused(
        await site().ask(calls.cancelRedeemOrder, { orderId }, headers),
        'state_conflict',
      );
      assert.equal(await sumOf(db, id), 1_000);
    });

    test('can only be cancelled by the shop once its code was shown, whatever is tried after that', async () => {
      const { db } = site();
      const offerId = await makeOffer(db, { points: 300 });
      const { id, headers } = await member();
      const { id: orderId } = await site().result(calls.orderPartnerOffer, { offerId }, headers);
      const show = () => site().ask(calls.showOrderCode, { orderId }, headers);
      const cancel = () => site().ask(calls.cancelRedeemOrder, { orderId }, headers);
      await assertRefused(await show(), 'state_conflict');
      await moveAll(db, after(1));
      const shown = await site().result(calls.showOrderCode, { orderId }, headers);
      assert.match(shown.code ?? '', /^.{4}-.{4}-.{4}$/);
      assert.deepEqual(await orderOf(orderId, headers), shown);
      // Shown again later, nothing has changed.
      site().setNow(after(2));
      assert.deepEqual(await resultOf(calls.showOrderCode, await show()), shown);
      await assertRefused(await cancel(), 'state_conflict');
      // Redeeming and undoing does not circumvent it.
      await site().result(calls.redeemOrder, { orderId }, headers);
      await assertRefused(await show(), 'state_conflict');
      assert.equal((await cancel()).status, 200);
      await assertRefused(await cancel(), 'state_conflict');
      assert.equal((await orderOf(orderId, headers)).code, shown.code);
      assert.equal(await sumOf(db, id), 700);
    });

    test('either shows its code or is cancelled, when both are requested simultaneously', async () => {
      const { db } = site();
      const offerId = await makeOffer(db, { points: 300 });
      for (let round = 0; round < 5; round += 1) {
        const { id, headers } = await member();
        const { id: orderId } = await site().result(calls.orderPartnerOffer, { offerId }, headers);
        await moveAll(db, after(1));
        const [shown, cancelled] = await Promise.all(
          [calls.showOrderCode, calls.cancelRedeemOrder].map((call) =>
            site().ask(call, { orderId }, headers),
          ),
        );
        assert.deepEqual([shown?.status, cancelled?.status].sort(), [200, 409]);
        assert.equal(await sumOf(db, id), cancelled?.status === 200 ? 1_000 : 700);
      }
    });

    test('cannot be undone more than a day after it was redeemed', async () => {
      const { db } = site();
      const offerId = await makeOffer(db);
      const { headers } = await member();
      const { id: orderId } = await site().result(calls.orderPartnerOffer, { offerId }, headers);
      await moveAll(db, after(1));
      await site().result(calls.redeemOrder, { orderId }, headers);
      site().setNow(after(24));
      await assertRefused(
        await site().ask(calls.cancelRedeemOrder, { orderId }, headers),
        'state_conflict',
      );
    });

    test('requires enough points, a valid offer and a free place', async () => {
      const { db } = site();
      const poor = await member(99);
      const ask = (offerId: number, headers = poor.headers) =>
        site().ask(calls.orderPartnerOffer, { offerId }, headers);
      await assertRefused(await ask(await makeOffer(db, { points: 100 })), 'balance_too_low');
      await assertRefused(
        await ask(await makeOffer(db, { validTo: '2026-11-21' })),
        'state_conflict',
      );
      await assertRefused(
        await ask(await makeOffer(db, { places: 3, placesHeld: 3 })),
        'no_places_left',
      );
      assert.equal(await sumOf(db, poor.id), 99);
      const { items } = await site().result(calls.orders, {}, poor.headers);
      assert.deepEqual(items, []);
      assert.equal(
        (await ask(await makeOffer(db, { validTo: '2026-11-22', points: 0 }))).status,
        200,
      );
    });

    test('sells its last place once, and again after a cancellation', async () => {
      const { db } = site();
      const offerId = await makeOffer(db, { points: 10, places: 5, placesHeld: 2 });
      const all = await Promise.all(Array.from({ length: 6 }, () => member()));
      const asked = await Promise.all(
        all.map(async ({ headers }) => {
          const reply = await site().ask(calls.orderPartnerOffer, { offerId }, headers);
          return { headers, reply };
        }),
      );
      const got = asked.filter(({ reply }) => reply.status === 200);
      assert.equal(got.length, 3);
      for (const { reply } of asked.filter(({ reply: { status } }) => status !== 200)) {
        await assertRefused(reply, 'no_places_left');
      }
      const [first] = got;
      assert.ok(first);
      const left = async () => {
        const { items } = await site().result(calls.partnerOffers, {}, first.headers);
        return items.find(({ id }) => id === offerId)?.places_left;
      };
      assert.equal(await left(), 0);
      const [order] = (await site().result(calls.orders, {}, first.headers)).items;
      assert.ok(order);
      await site().result(calls.cancelRedeemOrder, { orderId: order.id }, first.headers);
      assert.equal(await left(), 1);
    });

    test('ordered twice with one key is one order', async () => {
      const offerId = await makeOffer(site().db);
      const { id, headers } = await member();
      const named = { ...headers, ...attempt() };
      const ask = () => site().result(calls.orderPartnerOffer, { offerId }, named);
      const [one, two] = await Promise.all([ask(), ask()]);
      assert.deepEqual(one, two);
      assert.equal(await sumOf(site().db, id), 900);
      await site().result(calls.orderPartnerOffer, { offerId }, headers);
      assert.equal(await sumOf(site().db, id), 800);
    });
  });

  test('keeps the last day of points refunded by a cancelled order', async () => {
    const { db } = site();
    const { id, headers } = await member(0);
    await givePoints(db, id, 60, after(-24 * 100));
    await givePoints(db, id, 60, after(-24 * 340));
    const offerId = await makeOffer(db, { points: 100 });
    const { id: orderId } = await site().result(calls.orderPartnerOffer, { offerId }, headers);
    await site().result(calls.cancelRedeemOrder, { orderId }, headers);
    const { items } = await site().result(calls.userHistoryPoints, { limit: 2 }, headers);
    // The last day of the older ones is less than a month away: they get a month.
    assert.deepEqual(
      items.map(({ points, expires_on }) => [points, expires_on]),
      [
        [40, '2027-08-14'],
        [60, '2026-12-22'],
      ],
    );
  });

  describe('a webinar', () => {
    const webinarOf = async (webinarId: number, headers: HeadersInit) => {
      const { items } = await site().result(calls.webinars, {}, headers);
      return items.find(({ id }) => id === webinarId) ?? assert.fail();
    };

    test('is confirmed immediately, open on its day, and over when it ends', async () => {
      const { db } = site();
      const webinarId = await makeWebinar(db, after(31), { points: 50, places: 10 });
      const { id, headers } = await member();
      const other = await member();
      const before = await webinarOf(webinarId, headers);
      assert.deepEqual(
        [before.registered, before.order_id, before.url, before.places_left],
        [false, null, null, 10],
      );
      const order = await site().result(calls.orderWebinar, { webinarId }, headers);
      assert.deepEqual([order.state, order.kind, order.code], ['confirmed', 'webinar', null]);
      const booked = await webinarOf(webinarId, headers);
      assert.deepEqual(
        [booked.registered, booked.order_id, booked.url, booked.places_left],
        [true, order.id, null, 9],
      );
      await moveAll(db, after(11));
      assert.equal((await webinarOf(webinarId, headers)).url, null);
      await moveAll(db, after(12));
      assert.notEqual((await webinarOf(webinarId, headers)).url, null);
      assert.equal((await webinarOf(webinarId, other.headers)).url, null);
      // It has a link, not a code for a cashier.
      const code = await site().ask(calls.showOrderCode, { orderId: order.id }, headers);
      await assertRefused(code, 'state_conflict');
      site().setNow(after(31));
      // A device whose clock is wrong goes by the backend's.
      const { now } = await site().result(calls.webinars, {}, headers);
      assert.equal(now, after(31).toISOString());
      for (const call of [calls.cancelRedeemOrder, calls.orderWebinar]) {
        const params = call === calls.orderWebinar ? { webinarId } : { orderId: order.id };
        await assertRefused(await site().ask(call, params, headers), 'state_conflict', call.name);
      }
      await moveAll(db, after(32));
      assert.equal((await orderOf(order.id, headers)).state, 'redeemed');
      assert.equal(await sumOf(db, id), 950);
    });

    test('has one place for a member, who may cancel it and book again', async () => {
      const { db } = site();
      const webinarId = await makeWebinar(db, after(100), { places: 1 });
      const { id, headers } = await member();
      const tries = await Promise.all(
        [1, 2, 3].map(() => site().ask(calls.orderWebinar, { webinarId }, headers)),
      );
      assert.deepEqual(tries.map(({ status }) => status).sort(), [200, 409, 409]);
      const late = await member();
      await assertRefused(
        await site().ask(calls.orderWebinar, { webinarId }, late.headers),
        'no_places_left',
      );
      const { order_id: orderId } = await webinarOf(webinarId, headers);
      assert.ok(orderId);
      await site().result(calls.cancelRedeemOrder, { orderId }, headers);
      assert.equal(await sumOf(db, id), 1_000);
      await site().result(calls.orderWebinar, { webinarId }, headers);
    });

    test('is listed before past ones', async () => {
      const { headers } = await member();
      site().setNow(new Date());
      const { items } = await site().result(calls.webinars, {}, headers);
      const starts = items.map(({ starts_at }) => Date.parse(starts_at));
      // A running one is not past.
      const ends = items.map(({ duration }, at) => (starts[at] ?? NaN) + duration * 60_000);
      const over = ends.findIndex((at) => at <= Date.now());
      assert.ok(over > 0);
      const [coming, past] = [starts.slice(0, over), starts.slice(over)];
      assert.deepEqual(
        coming,
        coming.toSorted((a, b) => a - b),
      );
      assert.deepEqual(
        past,
        past.toSorted((a, b) => b - a),
      );
    });
  });

  test('an order of another member is not found', async () => {
    const { db } = site();
    const [one, other] = [await member(), await member()];
    const offerId = await makeOffer(db);
    const { id: orderId } = await site().result(calls.orderPartnerOffer, { offerId }, one.headers);
    await moveAll(db, after(1));
    for (const call of [calls.redeemOrder, calls.showOrderCode, calls.cancelRedeemOrder]) {
      await assertRefused(
        await site().ask(call, { orderId }, other.headers),
        'not_found',
        call.name,
      );
    }
    assert.equal((await orderOf(orderId, one.headers)).state, 'ready');
    assert.equal((await site().result(calls.orders, {}, other.headers)).total, 0);
  });
});
