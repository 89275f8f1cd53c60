import { expect, it } from '@jest/globals';
import { nextDeployAt, spend, type Spent } from './deploy-pace.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = Date.UTC(2026, 10, 26, 12);
const pace = { interval: 5 * MINUTE, aDay: 100 };

/** Deploys one after the other, as early as allowed. @returns when each began. */
function asFastAsAllowed(count: number, aDay: number, interval = 0): number[] {
  let spent: Spent | null = null;
  let clock = now;
  return Array.from({ length: count }, () => {
    clock = nextDeployAt(spent, { interval, aDay }, clock);
    spent = spend(spent, { interval, aDay }, clock);
    return clock;
  });
}

it('begins at once without a record, and waits for the interval after a deploy', () => {
  expect(nextDeployAt(null, pace, now)).toBe(now);
  const spent = spend(null, pace, now);
  expect(nextDeployAt(spent, pace, now + MINUTE)).toBe(now + 5 * MINUTE);
  expect(nextDeployAt(spent, { ...pace, interval: 0 }, now + MINUTE)).toBe(now);
});

it('allows a third of the daily budget at once, and the rest at most 22 minutes apart', () => {
  const began = asFastAsAllowed(300, 100);
  expect(began[32]).toBe(now);
  const waits = began.slice(1).map((at, index) => at - (began[index] ?? 0));
  expect(Math.max(...waits) / MINUTE).toBeCloseTo((24 * 60) / 67);
});

it.each([1, 2, 3, 100])('never begins more than %i in any 24 hours', (aDay) => {
  const began = asFastAsAllowed(aDay * 4, aDay);
  for (const at of began) {
    const within = began.filter((other) => other > at - 24 * HOUR && other <= at);
    expect(within.length).toBeLessThanOrEqual(aDay);
  }
});

it('counts deploys that did not wait', () => {
  let spent: Spent | null = null;
  for (let byHand = 0; byHand < 60; byHand += 1) spent = spend(spent, pace, now);
  expect(nextDeployAt(spent, pace, now)).toBeGreaterThan(now + 5 * HOUR);
});

it('does not wait for a clock that was set back', () => {
  expect(nextDeployAt({ left: 0, at: now + 5 * HOUR }, pace, now)).toBe(now);
});
