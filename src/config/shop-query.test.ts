import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LENS_TYPE_KEYS } from '../../contract/schemas/lens-types.ts';
import { parseShopQuery, SHOP_KINDS, shopListKey, shopQuery } from './shop-query.ts';

const id = fc.option(fc.integer({ min: 1, max: 999_999_999 }));
const queries = fc.record({
  city: id,
  product: fc.option(fc.stringMatching(/^[a-z0-9]{1,20}(-[a-z0-9]{1,20}){0,3}$/)),
  kind: fc.option(fc.constantFrom(...SHOP_KINDS)),
  open: fc.boolean(),
  types: fc.subarray([...LENS_TYPE_KEYS]),
  view: fc.constantFrom('list', 'map'),
  shop: id,
  all: fc.boolean(),
});

describe('a list of shops in the URL', () => {
  it('survives a round trip', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(parseShopQuery(shopQuery(query))).toEqual(query);
      }),
    );
  });

  it('is safe for any input, and has one canonical form', () => {
    const names = ['city', 'product', 'kind', 'open', 'type', 'view', 'shop', 'all'];
    const written = fc
      .array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary' })))
      .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`);
    fc.assert(
      fc.property(written, (search) => {
        const query = shopQuery(parseShopQuery(search));
        expect(query).toMatch(/^$|^\?[a-z\d=&,-]+$/);
        expect(shopQuery(parseShopQuery(query))).toBe(query);
      }),
    );
  });

  it.each([
    ['', ''],
    ['?city=&product=&kind=', ''],
    ['?type=18th&type=toric', '?type=toric,18th'],
    ['?city=0&shop=-1&kind=x&open=yes&view=x', ''],
    ['?shop=17&view=map&city=6285', '?city=6285&view=map&shop=17'],
    ['?product=<b>', ''],
  ])('reads «%s» as «%s»', (search, expected) => {
    expect(shopQuery(parseShopQuery(search))).toBe(expected);
  });

  it('has a key that depends on the requested shops, not on how they are shown', () => {
    const any = parseShopQuery('');
    const key = shopListKey({ ...any, product: 'yasno' }, 'Омск');
    const shown = { ...any, product: 'yasno', open: true, shop: 7, view: 'map' } as const;
    expect(shopListKey(shown, 'Омск')).toBe(key);
    expect(shopListKey(shown, 'Томск')).not.toBe(key);
    expect(shopListKey({ ...shown, product: null }, 'Омск')).not.toBe(key);
    expect(shopListKey({ ...shown, types: ['toric'] }, 'Омск')).not.toBe(key);
  });
});
