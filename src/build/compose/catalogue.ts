import type { Product } from '../../../contract/schemas/product.ts';
import { routes } from '../../config/routes.ts';
import { productCard } from '../cards.ts';
import type { Content } from '../content.ts';
import type { PageData, ParentPage } from '../page-data.ts';
import { packageSupply } from '../parameters/package-supply.ts';
import { parameterRows } from '../parameters/parameter-rows.ts';
import { structuredProduct } from '../structured/product.ts';
import { introOf, parentOf } from './intro.ts';
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

function productData(
  product: Product,
  products: Product[],
  parent: ParentPage,
): PageData['product'] {
  const { lens, liquid, packages, ...shown } = product;
  return {
    parent,
    product: shown,
    parameters: parameterRows({ lens, liquid }),
    packages: packages.map((one) => ({
      title: one.title,
      supply: packageSupply(one, lens),
    })),
    related: relatedProducts(product, products).map(productCard),
  };
}

/** The catalogue and a page for each product, including discontinued ones. */
export function cataloguePages(content: Content): ComposedPage[] {
  const { products, catalogSections, productFilters } = content;
  const { name: brand } = content.settings.item.brand;
  const made = products.filter((product) => !product.out_of_production);
  const sections = catalogSections.map((section) => ({
    section,
    products: made.filter((product) => product.section.id === section.id).map(productCard),
  }));
  const types = productFilters.map(({ key, title }) => ({ key, title }));
  const discontinued = products.filter((product) => product.out_of_production).map(productCard);
  const { head, intro } = introOf(content, 'catalog.page');
  const parent = parentOf(content, 'catalog.page', routes.catalog);
  return [
    page('catalogue', routes.catalog, head, { intro, sections, types, discontinued }),
    ...products.map((product) =>
      page(
        'product',
        product.url,
        {
          title: product.title,
          description: product.lead,
          modified: product.updated_at,
          structured: [structuredProduct(product, brand)],
        },
        productData(product, products, parent),
      ),
    ),
  ];
}
