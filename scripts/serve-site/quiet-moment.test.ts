import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { quietMoment } from './quiet-moment.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** When the wait ended, in milliseconds from now; null while it lasts. */
function waiting({ wait }: ReturnType<typeof quietMoment>) {
  const begun = performance.now();
  const state = { over: null as number | null };
  void wait().then(() => {
    state.over = performance.now() - begun;
  });
  return state;
}

it('does not wait if nobody else does', async () => {
  const found = waiting(quietMoment());
  await jest.advanceTimersByTimeAsync(0);
  expect(found.over).toBe(0);
});

it('waits until the server has been idle for a moment', async () => {
  const moment = quietMoment();
  moment.busy();
  const found = waiting(moment);
  await jest.advanceTimersByTimeAsync(150);
  moment.busy();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(found.over).toBe(350);
});

it('is not postponed forever', async () => {
  const moment = quietMoment();
  const steady = setInterval(moment.busy, 50);
  moment.busy();
  const found = waiting(moment);
  await jest.advanceTimersByTimeAsync(60_000);
  clearInterval(steady);
  expect(found.over).toBe(5_000);
});
