import type { SomeDocs } from './doc.ts';
import { catalogSection, product } from './samples/catalogue.ts';
import { listed } from './samples/listed.ts';

export const catalogue = {
  siteProducts: {
    summary: 'List all products',
    description: 'Those out of production included and marked.',
    example: listed(product),
  },
  productByAlias: {
    summary: 'Read a product',
    description: 'With the parameters of its lens or of its liquid; the other one is null.',
    params: { alias: product.alias },
    example: product,
  },
  productsFilter: {
    summary: 'List the ways to filter products',
    description: 'Each with how many products it finds in the whole catalogue.',
    example: { items: [{ key: 'aspherical', title: 'Асферические', products: 4 }] },
  },
  catalogSections: {
    summary: 'List the sections of the catalogue',
    description: '`values` are the aliases of those wanted, comma-joined; empty means all.',
    params: { values: catalogSection.alias },
    example: listed(catalogSection),
  },
} satisfies SomeDocs;
