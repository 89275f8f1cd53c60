import { describe, expect, it } from '@jest/globals';
import { sampleContent, sampleLens, sampleProduct, sectionLink } from '../sample-content.ts';
import { discontinuedPage, replacementsOf } from './discontinued.ts';

const old = sampleProduct(1, {
  out_of_production: true,
  lens: sampleLens({ replacement: 'monthly', design: 'toric', wear: 'day' }),
  filter_keys: ['toric'],
});
const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id);

describe('replacementsOf', () => {
  it('offers the two most alike of the section, the older one where two are equally alike', () => {
    const near = sampleLens({ replacement: 'monthly', design: 'toric', wear: 'flexible' });
    const products = [
      old,
      sampleProduct(2),
      sampleProduct(3, { lens: near }),
      sampleProduct(4, { lens: near, filter_keys: ['toric'] }),
      sampleProduct(5, { lens: near }),
    ];
    expect(ids(replacementsOf(old, products))).toEqual([4, 3]);
  });

  it('offers no lens for children to somebody who wore no such', () => {
    const plain = sampleProduct(1, { out_of_production: true });
    const products = [
      plain,
      sampleProduct(2, { filter_keys: ['18th'] }),
      sampleProduct(3, { lens: sampleLens({ replacement: 'monthly' }) }),
      sampleProduct(4),
    ];
    expect(ids(replacementsOf(plain, products))).toEqual([4, 3]);
    expect(ids(replacementsOf(plain, products.slice(0, 2)))).toEqual([]);
  });

  it('offers nothing of another section and nothing that is gone too', () => {
    const products = [
      old,
      sampleProduct(2, { section: sectionLink(2) }),
      sampleProduct(3, { out_of_production: true }),
    ];
    expect(replacementsOf(old, products)).toEqual([]);
  });
});

describe('discontinuedPage', () => {
  it('shows what is no longer made, and what it is compared by', () => {
    const { url, data } = discontinuedPage(
      sampleContent({ products: [old, sampleProduct(2), sampleProduct(3)] }),
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
