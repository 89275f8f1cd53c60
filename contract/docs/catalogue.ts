import type { SomeDocs } from './doc.ts';
import { catalogSection, product } from './examples/catalogue.ts';
import { listed } from './examples/listed.ts';

export const catalogue = {
  siteProducts: {
    summary: 'List all products',
    description: 'Discontinued products are included and marked.',
    example: listed(product),
  },
  productByAlias: {
    summary: 'Read a product',
    description: 'With the parameters of a lens or of a liquid; the other one is null.',
    params: { alias: product.alias },
    example: product,
  },
  productsFilter: {
    summary: 'List the product filters',
    description: 'Each with its number of matches in the whole catalogue.',
    example: { items: [{ key: 'aspherical', title: 'Асферические', products: 4 }] },
  },
  catalogSections: {
    summary: 'List the sections of the catalogue',
    description: '`values` are comma-separated aliases of sections; empty means all.',
    params: { values: catalogSection.alias },
    example: listed(catalogSection),
  },
} satisfies SomeDocs;
