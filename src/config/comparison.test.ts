import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  comparedOf,
  comparisonQuery,
  comparisonUrl,
  parseComparison,
  rowState,
} from './comparison.ts';

const alias = fc.stringMatching(/^[a-z0-9]{1,20}(-[a-z0-9]{1,20}){0,3}$/);

describe('a comparison in the URL', () => {
  it('survives a round trip', () => {
    fc.assert(
      fc.property(fc.uniqueArray(alias, { maxLength: 8 }), (aliases) => {
        expect(parseComparison(comparisonQuery(aliases))).toEqual(aliases);
      }),
    );
  });

  it('is safe for any input', () => {
    const written = fc.string({ unit: 'binary' }).map((text) => `?products=${text}`);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), written), (search) => {
        const query = comparisonQuery(parseComparison(search));
        expect(query).toMatch(/^$|^\?products=[a-z\d,-]+$/);
        expect(comparisonQuery(parseComparison(query))).toBe(query);
      }),
    );
  });

  it('may repeat the parameter, as forms do, and lists each product once', () => {
    expect(parseComparison('?products=a&products=b,c&products=a&x=1')).toEqual(['a', 'b', 'c']);
    expect(parseComparison(`?products=${'a,'.repeat(100)}b`)).toEqual(['a']);
    expect(comparisonUrl([])).toBe('/catalog/compare/');
    expect(comparisonUrl(['a', 'b'])).toBe('/catalog/compare/?products=a,b');
  });
});

describe('the compared products', () => {
  const existing = ['a', 'b', 'c', 'd', 'e'];
  it('are existing ones, four at most', () => {
    expect(comparedOf(['x', 'b', 'a'], existing)).toEqual({ aliases: ['b', 'a'], tooMany: false });
    expect(comparedOf(existing, existing)).toEqual({
      aliases: ['a', 'b', 'c', 'd'],
      tooMany: true,
    });
    expect(comparedOf(['a', 'b', 'c', 'd', 'x'], existing).tooMany).toBe(false);
  });

  it.each([
    [[null, null], 'none'],
    [['1', '1', '1'], 'same'],
    [['1', '2'], 'differs'],
    [['1', null], 'differs'],
    [['1'], 'same'],
    [[], 'none'],
  ] as const)('a row of %j is «%s»', (values, state) => {
    expect(rowState(values)).toBe(state);
  });
});
