import type { Product } from '../../../contract/schemas/product.ts';
import { routes } from '../../config/routes.ts';
import { productCard } from '../cards.ts';
import type { Content } from '../content.ts';
import { differences } from '../parameters/differences.ts';
import { introOf, parentOf } from './intro.ts';
import { page, type ComposedPage } from './page.ts';

/** More would be a choice that needs a specialist. */
const REPLACEMENTS = 2;

/** How similar two products of one section are in use: how often they are replaced and how long worn. */
function likeness(one: Product, other: Product): number {
  const same = (['replacement', 'design', 'wear'] as const).filter(
    (name) => one.lens && one.lens[name] === other.lens?.[name],
  );
  // A key that only one of them has marks lenses for a different group of wearers.
  const foreign = [
    ...one.filter_keys.filter((key) => !other.filter_keys.includes(key)),
    ...other.filter_keys.filter((key) => !one.filter_keys.includes(key)),
  ];
  return same.length - foreign.length;
}

/** The key of lenses for children, which suit nobody else. */
const KIDS = '18th';

/** Current products of the same section, the most similar first. */
export function replacementsOf(product: Product, products: readonly Product[]): Product[] {
  return products
    .filter((other) => !other.out_of_production && other.section.id === product.section.id)
    .filter((other) => other.filter_keys.includes(KIDS) === product.filter_keys.includes(KIDS))
    .sort((one, other) => likeness(product, other) - likeness(product, one) || one.id - other.id)
    .slice(0, REPLACEMENTS);
}

/** A discontinued product, with the products that its wearers may ask a specialist about instead. */
export function discontinuedPage(content: Content): ComposedPage {
  const { products } = content;
  const { head, intro } = introOf(content, 'discontinued.page');
  const parent = parentOf(content, 'catalog.page', routes.catalog);
  const items = products
    .filter((product) => product.out_of_production)
    .map((product) => ({
      product: productCard(product),
      section: product.section,
      replacements: replacementsOf(product, products).map((other) => ({
        product: productCard(other),
        differences: differences(product, other),
      })),
    }));
  return page('discontinued', routes.outOfProduction, head, { intro, parent, items });
}
