import type { Product } from '../../../contract/schemas/product.ts';
import { routes } from '../../config/routes.ts';
import { productCard } from '../cards.ts';
import type { Content } from '../content.ts';
import { page, type ComposedPage } from './page.ts';

const RELATED = 3;

/** Products of the same section first, then those that share a filter key. */
function relatedProducts(product: Product, products: Product[]): Product[] {
  const closeness = (other: Product) =>
    (other.section.id === product.section.id ? 2 : 0) +
    other.filter_keys.filter((key) => product.filter_keys.includes(key)).length;
  return products
    .filter((other) => other.id !== product.id && !other.out_of_production && closeness(other) > 0)
    .sort((one, other) => closeness(other) - closeness(one) || one.id - other.id)
    .slice(0, RELATED);
}

/** The catalogue and a page for each product, those out of production included. */
export function cataloguePages({ products, catalogSections }: Content): ComposedPage[] {
  const made = products.filter((product) => !product.out_of_production);
  const sections = catalogSections.map((section) => ({
    section,
    products: made.filter((product) => product.section.id === section.id).map(productCard),
  }));
  const discontinued = products.filter((product) => product.out_of_production).map(productCard);
  const head = {
    title: 'Контактные линзы, растворы и капли',
    description:
      'Каталог «Ясно»: однодневные линзы и линзы плановой замены, торические и мультифокальные, растворы и капли.',
  };
  return [
    page('catalogue', routes.catalog, head, { sections, discontinued }),
    ...products.map((product) =>
      page(
        'product',
        product.url,
        {
          title: product.title,
          description: product.lead,
          modified: product.updated_at,
        },
        { product, related: relatedProducts(product, products).map(productCard) },
      ),
    ),
  ];
}
