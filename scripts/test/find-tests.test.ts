import { describe, expect, it } from '@jest/globals';
import { findTests, isAlone } from './find-tests.ts';

const imports = new Map<string, ReadonlySet<string>>([
  ['src/config/price.ts', new Set()],
  ['src/config/price.test.ts', new Set(['src/config/price.ts'])],
  ['src/ui/text/Price.tsx', new Set(['src/config/price.ts'])],
  ['tests/browser/prices.spec.ts', new Set(['src/ui/text/Price.tsx'])],
  ['tests/contract/orders.test.ts', new Set()],
  ['scripts/alone.ts', new Set()],
]);

describe('findTests', () => {
  it.each([
    ['a test file', 'tests/contract/orders.test.ts', ['tests/contract/orders.test.ts']],
    ['part of a path', 'orders', ['tests/contract/orders.test.ts']],
    ['part of several', 'price', ['src/config/price.test.ts', 'tests/browser/prices.spec.ts']],
    ['a file of the code', 'src/config/price.ts', ['src/config/price.test.ts']],
  ])('finds the tests for %s', (_what, asked, found) => {
    expect(findTests(asked, imports)).toEqual(found);
  });

  it.each([
    ['net-takogo', /^No file is called net-takogo/],
    ['scripts/alone.ts', /^No test can be reached from scripts\/alone\.ts/],
  ])('says why there are none for %s', (asked, reason) => {
    expect(() => findTests(asked, imports)).toThrow(reason);
  });

  it('recognises a file that only distant tests reach', () => {
    expect(isAlone('src/config/price.ts', ['src/config/price.test.ts'])).toBe(false);
    expect(isAlone('src/ui/text/Price.tsx', ['tests/browser/prices.spec.ts'])).toBe(true);
    expect(isAlone('orders', ['tests/contract/orders.test.ts'])).toBe(false);
  });

  it('asks for a narrower name when there are too many', () => {
    const many = new Map(
      Array.from({ length: 13 }, (_, place) => [`a/${place}.test.ts`, new Set<string>()]),
    );
    expect(() => findTests('.test.ts', many)).toThrow(/^13 test files/);
  });
});
