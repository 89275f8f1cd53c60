import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { overOn, playThrough, type Entry } from '../../backend/points/lots.ts';
import { pointsRules } from '../../backend/seed/points.ts';
import { returnedExpiryOf } from '../../backend/points/rules.ts';
import { seedOr } from '../fuzz/seed.ts';

const earned = (id: number, points: number, expiresOn: string | null): Entry => ({
  id,
  rule: 'code',
  reference: String(id),
  points,
  expiresOn,
});
const spent = (id: number, points: number): Entry => ({
  id,
  rule: 'order',
  reference: String(id),
  points: -points,
  expiresOn: null,
});

describe('points that are left', () => {
  test('are spent soonest to expire first, and those without expiry last', () => {
    const { left, paid } = playThrough([
      earned(1, 100, null),
      earned(2, 100, '2027-03-01'),
      earned(3, 100, '2027-01-01'),
      spent(4, 150),
    ]);
    assert.deepEqual(left, [
      { id: 2, expiresOn: '2027-03-01', left: 50 },
      { id: 1, expiresOn: null, left: 100 },
    ]);
    assert.deepEqual(paid.get(4), [
      { expiresOn: '2027-01-01', points: 100 },
      { expiresOn: '2027-03-01', points: 50 },
    ]);
  });

  test('with the same expiry are spent oldest first', () => {
    const { left } = playThrough([
      earned(1, 10, '2027-01-01'),
      earned(2, 10, '2027-01-01'),
      spent(3, 15),
    ]);
    assert.deepEqual(left, [{ id: 2, expiresOn: '2027-01-01', left: 5 }]);
  });

  test('expire as their expiry entry says, not in spending order', () => {
    const ended: Entry = { ...spent(3, 30), rule: 'expiry', reference: '2' };
    const { left } = playThrough([earned(1, 30, '2027-01-01'), earned(2, 30, '2027-02-01'), ended]);
    assert.deepEqual(
      left.map(({ id }) => id),
      [1],
    );
  });

  test('expire on the day after their last day', () => {
    const { left } = playThrough([earned(1, 10, '2027-01-31'), earned(2, 10, null)]);
    assert.deepEqual(overOn(left, '2027-01-31'), []);
    assert.deepEqual(
      overOn(left, '2027-02-01').map(({ id }) => id),
      [1],
    );
  });

  test('are the sum of the entries, whatever was earned and spent', () => {
    const day = fc.constantFrom('2027-01-01', '2027-02-01', '2027-03-01', null);
    const entries = fc
      .array(
        fc.tuple(fc.integer({ min: 1, max: 500 }), day, fc.double({ min: 0, max: 1, noNaN: true })),
      )
      .map((steps) => {
        let balance = 0;
        return steps.map(([points, expiresOn, share], index): Entry => {
          const price = Math.floor(balance * share);
          const isSpending = index % 2 === 1 && price > 0;
          balance += isSpending ? -price : points;
          return isSpending ? spent(index, price) : earned(index, points, expiresOn);
        });
      });
    fc.assert(
      fc.property(entries, (all) => {
        const { left } = playThrough(all);
        const sum = all.reduce((total, { points }) => total + points, 0);
        assert.equal(
          left.reduce((total, lot) => total + lot.left, 0),
          sum,
        );
        assert.ok(left.every((lot) => lot.left > 0));
      }),
      { seed: seedOr(20_261_122), numRuns: 500 },
    );
  });

  test('cannot be spent twice', () => {
    assert.throws(() => playThrough([earned(1, 10, null), spent(2, 11)]), /not available/);
  });
});

test('refunded points keep their last day, and are valid for a month at least', () => {
  const now = new Date('2026-11-22T09:00:00.000Z');
  assert.equal(returnedExpiryOf('2027-06-01', now, pointsRules), '2027-06-01');
  assert.equal(returnedExpiryOf('2026-11-01', now, pointsRules), '2026-12-22');
  assert.equal(returnedExpiryOf(null, now, pointsRules), null);
});
