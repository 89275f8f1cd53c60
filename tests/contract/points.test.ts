/** Points: the balance, its history and what a bonus is paid for. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { earn, settle, spend } from '../../backend/points/ledger.ts';
import { pointsRules } from '../../backend/seed/points.ts';
import * as calls from '../../contract/calls/user.ts';
import { after, newcomers, START } from './club-days.ts';
import { entriesOf, givePoints, printCode, sumOf } from './club-rows.ts';
import { onEveryEngine } from './site.ts';

onEveryEngine((site) => {
  const member = newcomers(site, '7999100');

  describe('the balance', () => {
    test('of a new member is zero', async () => {
      const { headers } = await member();
      site().setNow(START);
      assert.deepEqual(await site().result(calls.userBalance, {}, headers), {
        available: 0,
        pending: 0,
        expiring: null,
      });
      const empty = { items: [], total: 0, limit: 10, offset: 0 };
      assert.deepEqual(await site().result(calls.userHistoryPoints, {}, headers), empty);
      assert.deepEqual(await site().result(calls.orders, {}, headers), { items: [], total: 0 });
      assert.deepEqual(await site().result(calls.productPackageCode, {}, headers), {
        items: [],
        total: 0,
      });
    });

    test('shows the points that expire next, and drops them when they have expired', async () => {
      const { db } = site();
      const { user, headers } = await member();
      await givePoints(db, user.id, 100, START);
      await givePoints(db, user.id, 40, START);
      await givePoints(db, user.id, 50, after(10));
      await spend(db, { userId: user.id, points: 30, title: 'Трата', reference: 'a' }, after(11));
      site().setNow(after(365));
      const sum = { points: 110, on: '2027-11-22' };
      const last = await site().result(calls.userBalance, {}, headers);
      assert.deepEqual(last, { available: 160, pending: 0, expiring: sum });
      site().setNow(after(366));
      const left = { points: 50, on: '2027-12-02' };
      // Concurrently: the expiry is recorded once.
      const both = await Promise.all(
        [1, 2, 3].map(() => site().result(calls.userBalance, {}, headers)),
      );
      for (const balance of both) {
        assert.deepEqual(balance, { available: 50, pending: 0, expiring: left });
      }
      const { items } = await site().result(calls.userHistoryPoints, {}, headers);
      assert.deepEqual(
        items.map(({ points, balance }) => [points, balance]),
        [
          [-40, 50],
          [-70, 90],
          [-30, 160],
          [50, 190],
          [40, 140],
          [100, 100],
        ],
      );
      assert.equal(items[0]?.happened_at, '2027-11-22T21:00:00.000Z');
      assert.equal(await sumOf(db, user.id), 50);
    });

    test('cannot become negative, nor use expired points', async () => {
      const { db } = site();
      const { user } = await member();
      await givePoints(db, user.id, 100, START);
      const paying = { userId: user.id, points: 60, title: 'Трата' };
      await spend(db, { ...paying, reference: 'a' }, after(1));
      const refused = { name: 'Failure', code: 'balance_too_low' };
      await assert.rejects(spend(db, { ...paying, reference: 'b' }, after(2)), refused);
      const late = { ...paying, points: 1, reference: 'c' };
      await assert.rejects(spend(db, late, after(400)), refused);
      assert.equal((await settle(db, user.id, after(400))).length, 0);
      assert.equal(await sumOf(db, user.id), 0);
    });
  });

  test('the history is filtered and paged, and keeps its running balance', async () => {
    const { db } = site();
    const { user, headers } = await member();
    site().setNow(after(30));
    for (let day = 0; day < 12; day += 1) await givePoints(db, user.id, 10, after(day));
    for (let day = 12; day < 15; day += 1) {
      const paying = { userId: user.id, points: 20, title: 'Трата', reference: String(day) };
      await spend(db, paying, after(day));
    }
    const first = await site().result(calls.userHistoryPoints, {}, headers);
    assert.deepEqual([first.items.length, first.total, first.limit], [10, 15, 10]);
    assert.deepEqual(
      first.items.slice(0, 4).map(({ balance }) => balance),
      [60, 80, 100, 120],
    );
    const second = await site().result(calls.userHistoryPoints, { offset: 10 }, headers);
    assert.deepEqual(
      second.items.map(({ balance }) => balance),
      [50, 40, 30, 20, 10],
    );
    const spent = await site().result(calls.userHistoryPoints, { kind: 'spent' }, headers);
    assert.deepEqual(
      spent.items.map(({ points, balance }) => [points, balance]),
      [
        [-20, 60],
        [-20, 80],
        [-20, 100],
      ],
    );
    assert.equal(spent.total, 3);
    const earned = await site().result(calls.userHistoryPoints, { kind: 'earned' }, headers);
    assert.deepEqual([earned.total, earned.items[0]?.balance], [12, 120]);
  });

  test('the history is in order of time, also when points are earned after others have expired', async () => {
    const { db } = site();
    const { user, headers } = await member();
    await givePoints(db, user.id, 100, START);
    site().setNow(after(400));
    await earn(db, user.id, 'inviter', 'friend', after(399));
    await site().result(calls.productCodeRegistration, { code: await printCode(db, 61) }, headers);
    await givePoints(db, user.id, 10, after(400));
    const { items } = await site().result(calls.userHistoryPoints, {}, headers);
    const moments = items.map(({ happened_at: at }) => at);
    assert.equal(moments.length, 5);
    assert.deepEqual(moments, moments.toSorted().toReversed());
  });

  test('every way to earn and to spend links to a page', async () => {
    const { headers } = await member();
    const { items } = await site().result(calls.menuGetPoints, {}, headers);
    assert.deepEqual(new Set(items.map(({ kind }) => kind)), new Set(['earn', 'spend']));
    assert.equal(new Set(items.map(({ key }) => key)).size, items.length);
    for (const { url } of items) assert.match(url, /^\/personal\/[a-z]+\/$/);
    const bonus = items.find(({ key }) => key === 'invite')?.points;
    assert.equal(bonus, pointsRules.earnings.inviter.points);
  });

  test('a bonus with one reference is paid once, even concurrently', async () => {
    const { db } = site();
    const { user } = await member();
    const paid = await Promise.all(
      [1, 2, 3].map(() => db.transaction((tx) => earn(tx, user.id, 'invited', 'x', START))),
    );
    assert.deepEqual(paid.sort(), [false, false, true]);
    assert.equal((await entriesOf(db, user.id)).length, 1);
  });
});
