import { describe, expect, it } from '@jest/globals';
import type { Product } from '../../../contract/schemas/product.ts';
import {
  exampleContent,
  exampleLens,
  exampleLiquid,
  exampleProduct,
  exampleSection,
  sectionLink,
} from '../../../tests/examples/content.ts';
import { comparisonPages } from './comparison.ts';
import { composePages } from './compose.ts';
import type { ComposedPage } from './page.ts';

const isComparison = (page: ComposedPage): page is ComposedPage<'comparison'> =>
  page.kind === 'comparison';

function compose(products: Product[]) {
  const catalogSections = [exampleSection(1), exampleSection(2), exampleSection(3)];
  const [page] = comparisonPages(exampleContent({ products, catalogSections })).filter(
    isComparison,
  );
  if (!page) throw new Error('no comparison');
  return page;
}

const toric = exampleLens({ cylinders: [-0.75], axes: [90] });
const products = [
  exampleProduct(1, { section: sectionLink(2), filter_keys: ['18th'] }),
  exampleProduct(2, { out_of_production: true }),
  exampleProduct(3, { lens: toric }),
  exampleProduct(4, { section: sectionLink(2), lens: null, liquid: exampleLiquid(), packages: [] }),
];

describe('comparisonPages', () => {
  const { url, data } = compose(products);
  const line = (term: string) => data.rows.find((row) => row.term === term);

  it('has every product under its section, discontinued ones at the end', () => {
    expect(url).toBe('/catalog/compare/');
    expect(
      data.groups.map(({ title, products: own }) => [title, own.map(({ alias }) => alias)]),
    ).toEqual([
      ['Полка 1', ['product-3']],
      ['Полка 2', ['product-1', 'product-4']],
      ['Сняты с\u00a0производства', ['product-2']],
    ]);
  });

  it('has a cell for every product in every row, in the order of the groups', () => {
    for (const { cells } of data.rows) expect(cells).toHaveLength(products.length);
    expect(line('Раздел')?.cells).toEqual([['Полка 1'], ['Полка 2'], ['Полка 2'], ['Полка 1']]);
    expect(line('Цилиндр (CYL)')?.cells).toEqual([['−0,75\u00a0дптр'], [], [], []]);
    expect(line('Объём')?.cells).toEqual([[], [], ['60; 360\u00a0мл'], []]);
    expect(line('Тип линз')?.cells).toEqual([[], ['Для детей'], [], []]);
  });

  it('lists each term once, and packages last', () => {
    const terms = data.rows.map(({ term }) => term);
    expect(new Set(terms).size).toBe(terms.length);
    expect(terms.at(-1)).toBe('Упаковки');
    expect(terms.indexOf('Цилиндр (CYL)')).toBe(terms.indexOf('Оптическая сила (PWR)') + 1);
    expect(line('Упаковки')?.cells[0]?.[0]?.replaceAll('\u00a0', ' ')).toBe(
      '30 линз: хватит на 15 дней',
    );
  });

  it('leaves out groups without products', () => {
    expect(compose([exampleProduct(1)]).data.groups).toHaveLength(1);
  });

  it('stops the build when a product claims its URL', () => {
    const thief = exampleProduct(1, { alias: 'compare', url: '/catalog/compare/' });
    expect(() => composePages(exampleContent({ products: [thief] }))).toThrow(
      'Two pages have the address /catalog/compare/',
    );
  });
});
