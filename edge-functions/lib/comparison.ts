import {
  comparedOf,
  comparisonQuery,
  comparisonUrl,
  parseComparison,
  rowState,
} from '../../src/config/comparison.ts';
import { has, PageSource, valueOf, type PageElement } from './page-source.ts';
import { check } from './typed-form.ts';

const productOf = (element: PageElement) => valueOf(element, 'data-product') ?? '';

/** The values of the shown products in a row, null where the term does not apply. */
const valuesOf = (page: PageSource, row: PageElement, isShown: (one: PageElement) => boolean) =>
  page
    .inside(row)
    .filter((cell) => cell.name === 'td' && has(cell, 'data-product') && isShown(cell))
    .map((cell) => (has(cell, 'data-empty') ? null : page.inner(cell)));

/** The link that removes a product from the comparison. */
function wayOut(page: PageSource, head: PageElement): PageElement | undefined {
  const place = page.inside(head).find((element) => has(element, 'data-remove'));
  return place && page.inside(place).find(({ name }) => name === 'a');
}

/**
 * Renders a comparison into the built page, which has hidden columns for all products: the same
 * result as React's for this URL. Null when the page is already right.
 */
export function drawComparison(built: string, search: string): string | null {
  const wanted = parseComparison(search);
  const page = new PageSource(built);
  const heads = page.all('data-product', 'th');
  const { aliases, tooMany } = comparedOf(wanted, heads.map(productOf));
  if (aliases.length === 0) return null;
  const isShown = (one: PageElement) => aliases.includes(productOf(one));
  page.set(page.root, { 'data-query': comparisonQuery(wanted) });
  for (const head of heads) {
    const without = comparisonUrl(aliases.filter((alias) => alias !== productOf(head)));
    page.set(wayOut(page, head), { href: without });
  }
  for (const row of page.all('data-row', 'tr'))
    page.set(row, { 'data-row': rowState(valuesOf(page, row, isShown)) });
  for (const cell of page.all('data-product', 'td', 'th')) page.hide(cell, !isShown(cell));
  check(page, 'products', aliases);
  page.set(page.all('data-compared', 'div')[0], { 'data-compared': String(aliases.length) });
  page.hide(page.all('data-too-many', 'p')[0], !tooMany);
  return page.html();
}
