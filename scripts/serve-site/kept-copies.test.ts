import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { keptCopies } from './kept-copies.ts';

const [quick, small] = [Buffer.from('quick'), Buffer.from('small')];

/** How to compress a text whose small copy is made when the test says so. */
function slowWay() {
  const made = Promise.withResolvers<Buffer>();
  return { made, way: { quick: jest.fn(async () => quick), small: jest.fn(() => made.promise) } };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Waits for a quiet moment, and for the end of background work. */
const settled = () => jest.advanceTimersByTimeAsync(1_000);

it('serves a quick copy to the first requests, and the small copy to later ones', async () => {
  const { get } = keptCopies();
  const { made, way } = slowWay();
  expect((await get('br 1', way)).bytes).toBe(quick);
  expect((await get('br 1', way)).bytes).toBe(quick);
  made.resolve(small);
  await settled();
  expect((await get('br 1', way)).bytes).toBe(small);
  expect([way.quick, way.small].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('gives two copies the same hash only if they have the same bytes', async () => {
  const { get } = keptCopies();
  const { made, way } = slowWay();
  const first = await get('br 1', way);
  made.resolve(small);
  await settled();
  const second = await get('br 1', way);
  expect(second.hash).not.toBe(first.hash);
  const other = keptCopies();
  expect((await other.get('br 1', { quick: async () => small })).hash).toBe(second.hash);
});

it('sends the quick copy if making the small one failed, and retries that', async () => {
  const { get } = keptCopies();
  const { made, way } = slowWay();
  await get('br 1', way);
  made.reject(new Error('no room'));
  await settled();
  expect((await get('br 1', way)).bytes).toBe(quick);
  await settled();
  expect(way.small).toHaveBeenCalledTimes(2);
});

it('makes one small copy at a time, with at most a hundred in the queue', async () => {
  const { get } = keptCopies();
  const ways = Array.from({ length: 102 }, slowWay);
  for (const [number, { way }] of ways.entries()) await get(`br ${String(number)}`, way);
  const begun = () => ways.filter(({ way }) => way.small.mock.calls.length > 0).length;
  expect(begun()).toBe(0);
  await settled();
  expect(begun()).toBe(1);
  for (const { made } of ways) made.resolve(small);
  await settled();
  expect(begun()).toBe(100);
});

it('makes a copy for a single visitor once, quickly', async () => {
  const { get } = keptCopies();
  const way = { quick: jest.fn(async () => quick) };
  expect((await get('br 1', way)).bytes).toBe(quick);
  expect((await get('br 1', way)).bytes).toBe(quick);
  expect(way.quick).toHaveBeenCalledTimes(1);
});
