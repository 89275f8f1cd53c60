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

/** Shows the cells of a row below the shown heads, and marks whether their values differ. */
function drawRow(page: PageSource, row: PageElement, shown: readonly boolean[]): void {
  const cells = page.inside(row).filter(({ name }) => name === 'td');
  for (const [column, cell] of cells.entries()) page.hide(cell, !shown[column]);
  // Null where the term does not apply.
  const values = cells
    .filter((_cell, column) => shown[column])
    .map((cell) => (has(cell, 'data-empty') ? null : page.inner(cell)));
  page.set(row, { 'data-row': rowState(values) });
}

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
  const shown = heads.map((head) => aliases.includes(productOf(head)));
  page.set(page.root, { 'data-query': comparisonQuery(wanted) });
  for (const [column, head] of heads.entries()) {
    page.hide(head, !shown[column]);
    const without = comparisonUrl(aliases.filter((alias) => alias !== productOf(head)));
    page.set(wayOut(page, head), { href: without });
  }
  for (const row of page.all('data-row', 'tr')) drawRow(page, row, shown);
  check(page, 'products', aliases);
  page.set(page.all('data-compared', 'div')[0], { 'data-compared': String(aliases.length) });
  page.hide(page.all('data-too-many', 'p')[0], !tooMany);
  return page.html();
}
