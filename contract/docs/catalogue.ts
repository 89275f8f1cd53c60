import type { SomeDocs } from './doc.ts';
import { catalogSection, product } from './examples/catalogue.ts';
import { listed } from './examples/listed.ts';

export const catalogue = {
  siteProducts: {
    summary: 'List all products',
    description: 'Includes discontinued products, which are marked as such.',
    example: listed(product),
  },
  productByAlias: {
    summary: 'Read a product',
    description: 'Includes the parameters of a lens or of a liquid; the other field is null.',
    params: { alias: product.alias },
    example: product,
  },
  productsFilter: {
    summary: 'List the product filters',
    description: 'Each with its number of matches in the entire catalogue.',
    example: { items: [{ key: 'aspherical', title: 'Асферические', products: 4 }] },
  },
  catalogSections: {
    summary: 'List the sections of the catalogue',
    description:
      '`values` takes comma-separated section aliases; if empty, all sections are returned.',
    params: { values: catalogSection.alias },
    example: listed(catalogSection),
  },
} satisfies SomeDocs;
