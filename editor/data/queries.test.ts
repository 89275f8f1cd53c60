/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { makeQueries } from './queries.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** How many requests are made when each is refused with this status. */
async function asked(status: number) {
  const queries = makeQueries();
  const ask = jest.fn(() => Promise.reject(Object.assign(new Error('Отказ'), { status })));
  const stop = new QueryObserver(queries, { queryKey: ['me'], queryFn: ask }).subscribe(() => {});
  await jest.advanceTimersByTimeAsync(60_000);
  stop();
  queries.clear();
  return ask.mock.calls.length;
}

it('does not retry an unauthorized or a not-found response', async () => {
  expect(await asked(401)).toBe(1);
  expect(await asked(404)).toBe(1);
});

it('retries when the server is unavailable or rate-limits', async () => {
  expect(await asked(502)).toBe(4);
  expect(await asked(429)).toBe(4);
});
