import { describe, expect, it } from '@jest/globals';
import { LENS_TYPE_KEYS, lensParameters } from '../../contract/schemas/product.ts';
import { shop } from '../../contract/schemas/shop.ts';
import * as names from '../../contract/schemas/value-names.ts';

describe('the words for codes', () => {
  const { replacement, wear, design, uv } = lensParameters.entries;
  it.each([
    ['replacement', names.replacementWords, replacement.options],
    ['wear', names.wearWords, wear.options],
    ['design', names.designWords, design.options],
    ['uv', names.uvWords, uv.options],
    ['shop kind', names.shopKindWords, shop.entries.kind.options],
    ['lens type', names.lensTypeWords, LENS_TYPE_KEYS],
  ])('have a distinct one for every %s', (_name, table, codes) => {
    expect(Object.keys(table).sort()).toEqual([...codes].sort());
    expect(new Set(Object.values(table)).size).toBe(codes.length);
  });
});
