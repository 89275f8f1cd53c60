import { describe, expect, it } from '@jest/globals';
import {
  exampleContent,
  exampleLens,
  exampleProduct,
  sectionLink,
} from '../../../tests/examples/content.ts';
import { discontinuedPage, replacementsOf } from './discontinued.ts';

const old = exampleProduct(1, {
  out_of_production: true,
  lens: exampleLens({ replacement: 'monthly', design: 'toric', wear: 'day' }),
  filter_keys: ['toric'],
});
const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id);

describe('replacementsOf', () => {
  it('offers the two most similar products of the section, preferring the older on a tie', () => {
    const near = exampleLens({ replacement: 'monthly', design: 'toric', wear: 'flexible' });
    const products = [
      old,
      exampleProduct(2),
      exampleProduct(3, { lens: near }),
      exampleProduct(4, { lens: near, filter_keys: ['toric'] }),
      exampleProduct(5, { lens: near }),
    ];
    expect(ids(replacementsOf(old, products))).toEqual([4, 3]);
  });

  it("offers children's lenses only in place of children's lenses", () => {
    const plain = exampleProduct(1, { out_of_production: true });
    const products = [
      plain,
      exampleProduct(2, { filter_keys: ['18th'] }),
      exampleProduct(3, { lens: exampleLens({ replacement: 'monthly' }) }),
      exampleProduct(4),
    ];
    expect(ids(replacementsOf(plain, products))).toEqual([4, 3]);
    expect(ids(replacementsOf(plain, products.slice(0, 2)))).toEqual([]);
  });

  it('offers nothing from another section and nothing discontinued', () => {
    const products = [
      old,
      exampleProduct(2, { section: sectionLink(2) }),
      exampleProduct(3, { out_of_production: true }),
    ];
    expect(replacementsOf(old, products)).toEqual([]);
  });
});

describe('discontinuedPage', () => {
  it('shows a discontinued product and how it compares', () => {
    const { url, data } = discontinuedPage(
      exampleContent({ products: [old, exampleProduct(2), exampleProduct(3)] }),
    );
    expect(url).toBe('/outofproduction/');
    expect(data).toMatchObject({
      items: [
        {
          product: { id: 1, title: 'Линзы 1' },
          section: sectionLink(1),
          replacements: [
            { product: { id: 2 }, differences: [{ term: 'Замена' }] },
            { product: { id: 3 } },
          ],
        },
      ],
    });
  });
});
