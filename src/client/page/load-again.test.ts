/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { loadAgain } from './load-again.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A chunk that loads on the given attempt. */
function comingAt(number: number) {
  let tries = 0;
  return jest.fn(async () => {
    tries += 1;
    if (tries < number) throw new Error(`lost ${tries}`);
    return 'there';
  });
}

it('loads an available chunk once', async () => {
  const load = comingAt(1);
  expect(await loadAgain(load)).toBe('there');
  expect(load).toHaveBeenCalledTimes(1);
});

it('retries a failing chunk with increasing delays', async () => {
  const load = comingAt(3);
  const loaded = loadAgain(load);
  await jest.advanceTimersByTimeAsync(299);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await loaded).toBe('there');
});

it('stops waiting once the connection is back', async () => {
  const load = comingAt(2);
  const loaded = loadAgain(load);
  await jest.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('there');
});

it('gives up after the last attempt, with its error', async () => {
  const load = comingAt(9);
  const loaded = expect(loadAgain(load)).rejects.toThrow('lost 4');
  await jest.advanceTimersByTimeAsync(10_000);
  await loaded;
  expect(load).toHaveBeenCalledTimes(4);
});
