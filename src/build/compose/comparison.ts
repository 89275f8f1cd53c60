import type { Product } from '../../../contract/schemas/product.ts';
import { routes } from '../../config/routes.ts';
import { productCard } from '../cards.ts';
import type { Content } from '../content.ts';
import type { ComparedProduct, ComparisonData } from '../page-data.ts';
import type { ParameterRow } from '../parameters/lens-rows.ts';
import { lensTypeWords } from '../../../contract/schemas/value-names.ts';
import { packageSupply } from '../parameters/package-supply.ts';
import { parameterRows } from '../parameters/parameter-rows.ts';
import { introOf, parentOf } from './intro.ts';
import { page, type ComposedPage } from './page.ts';

function compared(product: Product): ComparedProduct {
  const { alias, url, title, cover } = productCard(product);
  return { alias, url, title, cover };
}

/** All parameters of one product, from its type to how it is sold. */
function linesOf(product: Product): ParameterRow[] {
  const packages = product.packages.map((one) => {
    const supply = packageSupply(one, product.lens);
    return supply === null ? one.title : `${one.title}: ${supply}`;
  });
  return [
    { term: 'Раздел', values: [product.section.title] },
    {
      term: 'Тип линз',
      values: product.filter_keys.map((key) => lensTypeWords[key]),
    },
    ...parameterRows(product),
    { term: 'Упаковки', values: packages },
  ];
}

/**
 * The terms of all products in one order: it preserves each product's own order, and a term that
 * only some products have keeps its place among theirs.
 */
function termsOf(lines: ParameterRow[][]): string[] {
  const terms: string[] = [];
  for (const own of lines) {
    let at = 0;
    for (const { term } of own) {
      const known = terms.indexOf(term);
      if (known === -1) terms.splice(at, 0, term);
      at = (known === -1 ? at : known) + 1;
    }
  }
  return terms;
}

function comparisonRows(products: Product[]): ComparisonData['rows'] {
  const lines = products.map(linesOf);
  return termsOf(lines).map((term) => {
    const own = lines.map((rows) => rows.find((row) => row.term === term));
    const note = own.find((row) => row?.note !== undefined)?.note;
    return {
      term,
      ...(note !== undefined && { note }),
      cells: own.map((row) => row?.values ?? []),
    };
  });
}

/**
 * Compares every product with every other. Discontinued products can be compared with their
 * replacements.
 */
export function comparisonPages(content: Content): ComposedPage[] {
  const { products, catalogSections } = content;
  const made = catalogSections.map((section) => ({
    title: section.title,
    products: products.filter(
      (product) => product.section.id === section.id && !product.out_of_production,
    ),
  }));
  const old = {
    title: 'Сняты с\u00a0производства',
    products: products.filter((product) => product.out_of_production),
  };
  const groups = [...made, old].filter((group) => group.products.length > 0);
  const { head, intro } = introOf(content, 'compare.page');
  const parent = parentOf(content, 'catalog.page', routes.catalog);
  return [
    page('comparison', routes.comparison, head, {
      intro,
      parent,
      groups: groups.map((group) => ({
        title: group.title,
        products: group.products.map(compared),
      })),
      rows: comparisonRows(groups.flatMap((group) => group.products)),
    }),
  ];
}
