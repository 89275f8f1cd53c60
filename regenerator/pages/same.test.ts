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
])('distinguishes %j and %j', (one, other) => {
  expect(same(one, other)).toBe(false);
});

it('ignores fields that JSON leaves out', () => {
  expect(same({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(same({ a: undefined, b: 1 }, { b: 1, c: undefined })).toBe(true);
});

it('agrees with comparing their JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(same(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      expect(same(one, JSON.parse(JSON.stringify(one)))).toBe(true);
    }),
  );
});

it('passes differing objects, but no identical ones, to the predicate', () => {
  const kept = { id: 3 };
  const passed: unknown[] = [];
  const isPassed = same(
    [{ id: 1 }, kept, [{ id: 2 }]],
    [{ id: 1, a: 1 }, kept, [{}]],
    (one, other) => {
      if (Array.isArray(one)) return false;
      passed.push([one, other]);
      return true;
    },
  );
  expect(isPassed).toBe(true);
  expect(passed).toEqual([
    [{ id: 1 }, { id: 1, a: 1 }],
    [{ id: 2 }, {}],
  ]);
});
