import { describe, expect, it } from '@jest/globals';
import type { Product } from '../../../contract/schemas/product.ts';
import {
  exampleContent,
  exampleProduct,
  exampleSection,
  sectionLink,
} from '../../../tests/examples/content.ts';
import { cataloguePages } from './catalogue.ts';
import type { ComposedPage } from './page.ts';

const isShelf = (page: ComposedPage): page is ComposedPage<'catalogue'> =>
  page.kind === 'catalogue';
const isProduct = (page: ComposedPage): page is ComposedPage<'product'> => page.kind === 'product';
const ids = (entities: readonly { id: number }[]) => entities.map(({ id }) => id);

function compose(products: Product[]) {
  const catalogSections = [exampleSection(1), exampleSection(2)];
  const pages = cataloguePages(exampleContent({ products, catalogSections }));
  const related = new Map(
    pages.filter(isProduct).map(({ data }) => [data.product.id, ids(data.related)]),
  );
  return { pages, shelf: pages.find(isShelf), related };
}

describe('cataloguePages', () => {
  const old = { out_of_production: true };
  const products = [
    exampleProduct(1),
    exampleProduct(2, { section: sectionLink(2) }),
    exampleProduct(3, old),
  ];

  it('puts current products on their shelves and lists discontinued ones separately', () => {
    const { shelf } = compose(products);
    expect(shelf?.url).toBe('/catalog/');
    expect(shelf?.data.sections.map((section) => ids(section.products))).toEqual([[1], [2]]);
    expect(ids(shelf?.data.discontinued ?? [])).toEqual([3]);
  });

  it('has a page for every product, even a discontinued one', () => {
    const { pages } = compose(products);
    expect(pages.map(({ url }) => url)).toEqual([
      '/catalog/',
      '/catalog/product-1/',
      '/catalog/product-2/',
      '/catalog/product-3/',
    ]);
    expect(pages[1]?.head).toMatchObject({
      title: 'Линзы 1',
      description: 'О линзах',
      modified: '2026-01-01T00:00:00.000Z',
      structured: [{ '@type': 'Product', name: 'Линзы 1' }],
    });
  });

  it('describes the parameters and packages of a product in words', () => {
    const data = compose(products).pages.find(isProduct)?.data;
    expect(data?.parameters[0]).toEqual({ term: 'Режим замены', values: ['каждый день'] });
    expect(data?.packages).toEqual([{ title: '30 линз', supply: 'хватит на\u00a015\u00a0дней' }]);
  });

  it('offers the types that the backend lists, with its labels', () => {
    expect(compose(products).shelf?.data.types).toEqual([{ key: 'toric', title: 'Торические' }]);
  });

  it('chooses related products by section, then common keys, then id; never a discontinued one', () => {
    const { related } = compose([
      exampleProduct(1, { filter_keys: ['toric', '18th'] }),
      exampleProduct(2),
      exampleProduct(3, { filter_keys: ['toric'] }),
      exampleProduct(4, old),
      exampleProduct(5, { section: sectionLink(2), filter_keys: ['18th'] }),
      exampleProduct(6, { section: sectionLink(2) }),
    ]);
    expect(related.get(1)).toEqual([3, 2, 5]);
    expect(related.get(4)).toEqual([1, 2, 3]);
    expect(related.get(6)).toEqual([5]);
  });
});
