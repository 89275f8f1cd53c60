import {
  comparedOf,
  comparisonQuery,
  comparisonUrl,
  parseComparison,
  rowState,
} from '../../src/config/comparison.ts';
import { has, PageSource, valueOf, type PageElement } from './page-source.ts';
import { emptySamples, samplesOf } from './samples.ts';
import { check } from './typed-form.ts';

const productOf = (element: PageElement) => valueOf(element, 'data-product') ?? '';

/** The heads and the rows of cells in the sample of all columns. */
function columnsOf(page: PageSource) {
  const source = new PageSource(samplesOf(page).get('columns') ?? '');
  return { source, heads: source.all('data-product', 'th'), rows: source.all('data-cells', 'tr') };
}

/** The head of a product's column, with the URL of the comparison without the product. */
function headWith(html: string, without: string): string {
  const head = new PageSource(html);
  const [place] = head.all('data-remove');
  head.set(place && head.inside(place).find(({ name }) => name === 'a'), { href: without });
  return head.html();
}

/**
 * Renders a comparison into the built page, which has a sample of the columns of all products: the same
 * result as React's for this URL. Null when the page is already right.
 */
export function drawComparison(built: string, search: string): string | null {
  const wanted = parseComparison(search);
  const page = new PageSource(built);
  const { source, heads, rows } = columnsOf(page);
  const { aliases, tooMany } = comparedOf(wanted, heads.map(productOf));
  if (aliases.length === 0) return null;
  const isCompared = (_one: PageElement, column: number) => {
    const head = heads[column];
    return head !== undefined && aliases.includes(productOf(head));
  };
  const drawn = heads.filter(isCompared).map((head) => {
    const others = aliases.filter((alias) => alias !== productOf(head));
    return headWith(source.outer(head), comparisonUrl(others));
  });
  page.end(page.all('data-heads', 'tr')[0], drawn.join(''));
  for (const [index, row] of page.all('data-row', 'tr').entries()) {
    const all = rows[index];
    const inRow = all ? source.inside(all).filter(({ name }) => name === 'td') : [];
    const cells = inRow.filter(isCompared);
    page.end(row, cells.map(source.outer).join(''));
    // Null where the term does not apply.
    const values = cells.map((cell) => (has(cell, 'data-empty') ? null : source.inner(cell)));
    page.set(row, { 'data-row': rowState(values) });
  }
  emptySamples(page);
  page.set(page.root, { 'data-query': comparisonQuery(wanted) });
  check(page, 'products', aliases);
  page.set(page.all('data-compared', 'div')[0], { 'data-compared': String(aliases.length) });
  page.hide(page.all('data-too-many', 'p')[0], !tooMany);
  return page.html();
}
