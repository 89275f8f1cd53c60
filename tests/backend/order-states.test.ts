import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { stepOf } from '../../backend/orders/mover.ts';
import {
  canRedeem,
  changes,
  stateAfter,
  undoOf,
  type Change,
  type Standing,
  type State,
} from '../../backend/orders/states.ts';
import { orderNumber, makeOrderCode } from '../../backend/orders/code.ts';

const STATES: readonly State[] = ['new', 'confirmed', 'ready', 'redeemed', 'cancelled'];

/** All allowed changes; any other must be rejected. */
const LEGAL = new Map<Change, Partial<Record<State, State>>>([
  ['confirm', { new: 'confirmed' }],
  ['prepare', { confirmed: 'ready' }],
  ['redeem', { ready: 'redeemed' }],
  ['unredeem', { redeemed: 'ready' }],
  ['reopen', { redeemed: 'confirmed' }],
  ['cancel', { new: 'cancelled', confirmed: 'cancelled', ready: 'cancelled' }],
]);

const NOW = new Date('2026-11-22T09:00:00.000Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const offer = (state: State, redeemedAt: Date | null = null): Standing => ({
  kind: 'offer',
  state,
  redeemedAt,
  shownAt: null,
  times: null,
});
/** A webinar that begins in the given number of hours and lasts one. */
const webinar = (state: State, hours: number): Standing => ({
  kind: 'webinar',
  state,
  redeemedAt: null,
  shownAt: null,
  times: { startsAt: inHours(hours), endsAt: inHours(hours + 1) },
});

describe('the states of an order', () => {
  for (const state of STATES) {
    test(`${state} allows exactly the changes in the table`, () => {
      assert.deepEqual([...LEGAL.keys()].sort(), [...changes].sort());
      for (const [change, legal] of LEGAL) {
        assert.equal(stateAfter(state, change), legal[state] ?? null, change);
      }
    });
  }

  test('a ready order can be redeemed, a webinar once it has begun', () => {
    for (const state of STATES)
      assert.equal(canRedeem(offer(state), NOW), state === 'ready', state);
    assert.equal(canRedeem(webinar('ready', 1), NOW), false);
    assert.equal(canRedeem(webinar('ready', 0), NOW), true);
    assert.equal(canRedeem({ ...webinar('ready', 0), times: null }, NOW), false);
  });

  test('an unused order can be cancelled, and a redemption undone within a day', () => {
    const undone = (state: State, redeemedAt: Date | null = null) =>
      undoOf(offer(state, redeemedAt), NOW);
    assert.deepEqual(
      STATES.map((state) => undone(state)),
      ['cancel', 'cancel', 'cancel', null, null],
    );
    assert.equal(undone('redeemed', inHours(-23.9)), 'unredeem');
    assert.equal(undone('redeemed', inHours(-24)), null);
  });

  test('an order whose code was shown cannot be cancelled, not even after undoing a redemption', () => {
    const shownAt = inHours(-1);
    assert.equal(undoOf({ ...offer('ready'), shownAt }, NOW), null);
    const marked = { ...offer('redeemed', inHours(-0.5)), shownAt };
    assert.equal(undoOf(marked, NOW), 'unredeem');
  });

  test('a webinar place can be cancelled until the webinar begins', () => {
    assert.equal(undoOf(webinar('confirmed', 0.1), NOW), 'cancel');
    assert.equal(undoOf(webinar('ready', 0.1), NOW), 'cancel');
    assert.equal(undoOf(webinar('ready', 0), NOW), null);
    assert.equal(undoOf({ ...webinar('redeemed', -5), redeemedAt: inHours(-4) }, NOW), null);
    assert.equal(undoOf({ ...webinar('confirmed', 1), times: null }, NOW), 'cancel');
  });

  test('a webinar moved after it was held can be cancelled however long ago that was', () => {
    for (const hours of [-1, -48]) {
      const order = { ...webinar('redeemed', 100), redeemedAt: inHours(hours) };
      assert.equal(undoOf(order, NOW), 'cancel');
    }
  });
});

describe('the order worker', () => {
  test("confirms an offer's order, makes it ready and stops there", () => {
    assert.deepEqual(stepOf(offer('new'), NOW, 5_000), {
      change: 'confirm',
      dueAt: new Date(NOW.getTime() + 5_000),
    });
    assert.deepEqual(stepOf(offer('confirmed'), NOW, 5_000), { change: 'prepare', dueAt: null });
    for (const state of ['ready', 'redeemed', 'cancelled'] as const) {
      assert.deepEqual(stepOf(offer(state), NOW, 0), { change: null, dueAt: null }, state);
    }
  });

  test('opens a webinar on the morning of its day in Moscow, and ends it', () => {
    const dawn = new Date('2026-11-21T21:00:00.000Z');
    assert.deepEqual(stepOf(webinar('confirmed', 3), dawn, 0), {
      change: 'prepare',
      dueAt: inHours(4),
    });
    assert.deepEqual(stepOf(webinar('ready', -1), NOW, 0), { change: 'redeem', dueAt: null });
  });

  test('reopens a webinar that is moved after it was held', () => {
    assert.deepEqual(stepOf(webinar('redeemed', 48), NOW, 0), { change: 'reopen', dueAt: NOW });
    assert.deepEqual(stepOf(webinar('redeemed', 0), NOW, 0), { change: null, dueAt: null });
  });

  test('waits for a postponed webinar, and leaves a removed one unchanged', () => {
    assert.deepEqual(stepOf(webinar('confirmed', 48), NOW, 0), {
      change: null,
      dueAt: new Date('2026-11-23T21:00:00.000Z'),
    });
    assert.deepEqual(stepOf(webinar('ready', 2), NOW, 0), { change: null, dueAt: inHours(3) });
    const gone = { ...webinar('confirmed', 1), times: null };
    assert.deepEqual(stepOf(gone, NOW, 0), { change: null, dueAt: null });
  });
});

test('checkout codes contain no lookalike characters', () => {
  const codes = new Set(Array.from({ length: 200 }, makeOrderCode));
  assert.equal(codes.size, 200);
  for (const code of codes) assert.match(code, /^(?:[2-9A-HJKMNP-Z]{4}-){2}[2-9A-HJKMNP-Z]{4}$/);
  assert.equal(orderNumber(42), 'Я-00042');
});
