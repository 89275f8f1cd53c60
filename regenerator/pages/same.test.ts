import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { same } from './same.ts';

it.each([
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [
    [1, 2],
    [2, 1],
  ],
  [[], {}],
  [null, {}],
  [{ a: null }, {}],
  ['1', 1],
])('tells %j from %j', (one, other) => {
  expect(same(one, other)).toBe(false);
});

it('leaves out what is not written', () => {
  expect(same({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(same({ a: undefined, b: 1 }, { b: 1, c: undefined })).toBe(true);
});

it('says the same as their JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(same(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      expect(same(one, JSON.parse(JSON.stringify(one)))).toBe(true);
    }),
  );
});
