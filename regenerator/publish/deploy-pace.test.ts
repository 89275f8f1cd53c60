import { expect, it } from '@jest/globals';
import { nextDeployAt, withinDay } from './deploy-pace.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = Date.UTC(2026, 10, 26, 12);
const pace = { interval: 5 * MINUTE, aDay: 100 };

/** Deploys one after the other, the last of them a minute ago. */
const deploys = (count: number, apart: number) =>
  Array.from({ length: count }, (_, index) => now - MINUTE - (count - 1 - index) * apart);

it('begins at once where none began within a day', () => {
  expect(nextDeployAt([], pace, now)).toBe(now);
  expect(nextDeployAt([now - 24 * HOUR], pace, now)).toBe(now);
});

it('waits for the interval after the last', () => {
  expect(nextDeployAt(deploys(3, 5 * MINUTE), pace, now)).toBe(now + 4 * MINUTE);
  expect(nextDeployAt(deploys(3, 5 * MINUTE), { ...pace, interval: 0 }, now)).toBe(now - MINUTE);
});

it('spreads the second half over what is left of the day', () => {
  const half = nextDeployAt(deploys(50, MINUTE), pace, now);
  // 23 hours and 11 minutes for 50 deploys and the pause after the last of them.
  expect((half - (now - MINUTE)) / MINUTE).toBeCloseTo((24 * 60 - 49) / 51);
  expect(nextDeployAt(deploys(99, MINUTE), pace, now)).toBeGreaterThan(now + 10 * HOUR);
});

it('never begins more than the budget in any 24 hours', () => {
  const began = deploys(100, MINUTE);
  expect(nextDeployAt(began, pace, now)).toBe((began[0] ?? 0) + 24 * HOUR);
  // A budget that was made smaller.
  expect(nextDeployAt(began, { ...pace, aDay: 10 }, now)).toBe((began[90] ?? 0) + 24 * HOUR);
  let clock = now;
  const all: number[] = [];
  while (all.length < 500) {
    clock = Math.max(clock, nextDeployAt(all, pace, clock));
    all.push(clock);
    expect(withinDay(all, clock).length).toBeLessThanOrEqual(100);
  }
});

it('does not wait for a clock that was set back', () => {
  expect(nextDeployAt([now + 5 * HOUR], pace, now)).toBe(now);
});
