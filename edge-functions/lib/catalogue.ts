import {
  countOf,
  isOn,
  isSelected,
  parseSelection,
  pressed,
  selectionQuery,
  selectionUrl,
  type Facet,
  type Filtered,
  type Selection,
} from '../../src/config/catalogue-filter.ts';
import { has, PageSource, valueOf, type PageElement } from './page-source.ts';

/** The filter values of a product's cell: its section, and its types separated by spaces. */
const filtered = (cell: PageElement): Filtered => ({
  section: valueOf(cell, 'data-section') ?? '',
  types: (valueOf(cell, 'data-types') ?? '').split(' ').filter(Boolean),
});

const facetOf = (control: PageElement): Facet => ({
  name: valueOf(control, 'data-facet') === 'section' ? 'section' : 'type',
  value: valueOf(control, 'data-value') ?? '',
});

/** A control of the filter: a list item with a link, which contains the count. */
function drawControl(
  page: PageSource,
  control: PageElement,
  selection: Selection,
  products: readonly Filtered[],
): void {
  const facet = facetOf(control);
  const count = countOf(facet, selection, products);
  const inside = page.inside(control);
  page.set(control, { 'data-none': count === 0 ? '' : null });
  page.set(
    inside.find(({ name }) => name === 'a'),
    {
      href: selectionUrl(pressed(facet, selection)),
      'aria-current': isOn(facet, selection) ? 'true' : null,
    },
  );
  page.fill(
    inside.find((element) => has(element, 'data-number')),
    String(count),
  );
}

export type DrawnCatalogue = {
  readonly html: string;
  /** Whether the section exists. */
  readonly exists: boolean;
};

/**
 * Renders a selection into the built catalogue, which shows everything: the same result as React's
 * for this URL. Null when everything is selected and the page is already right.
 */
export function drawCatalogue(built: string, search: string): DrawnCatalogue | null {
  const selection = parseSelection(search);
  const query = selectionQuery(selection);
  if (query === '') return null;
  const page = new PageSource(built);
  page.set(page.root, { 'data-query': query });
  const cells = page.all('data-section', 'li').map((cell) => [cell, filtered(cell)] as const);
  const products = cells.map(([, product]) => product);
  for (const control of page.all('data-facet', 'li'))
    drawControl(page, control, selection, products);
  for (const [cell, product] of cells) page.hide(cell, !isSelected(product, selection));
  const selected = products.filter((product) => isSelected(product, selection));
  for (const shelf of page.all('data-shelf', 'div')) {
    const alias = valueOf(shelf, 'data-shelf');
    page.hide(shelf, !selected.some(({ section }) => section === alias));
  }
  page.fill(page.all('data-found', 'b')[0], String(selected.length));
  page.hide(page.all('data-reset', 'p')[0], false);
  page.hide(page.all('data-nothing', 'div')[0], selected.length > 0);
  const { section } = selection;
  const exists = section === null || products.some((one) => one.section === section);
  return { html: page.html(), exists };
}
