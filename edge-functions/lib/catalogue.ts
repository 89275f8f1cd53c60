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
import { attributeOf, markQuery, withAttribute, withHidden } from './tags.ts';

/** A product's cell: its section, and its types with spaces between. */
const PRODUCT = /<li\b(?=[^>]*\sdata-section=)[^>]*>/g;
/** A control of the filter, a list item with a link in it. */
const CONTROL = /(<li\b(?=[^>]*\sdata-facet=)[^>]*>)(<a\b[^>]*>)([\s\S]*?)(?=<\/a>)/g;
const NUMBER = /(<span\b[^>]*\sdata-number=""[^>]*>)[^<]*/;
const FOUND = /(<b\b[^>]*\sdata-found=""[^>]*>)[^<]*/;
const SHELF = /<div\b(?=[^>]*\sdata-shelf=)[^>]*>/g;
const RESET = /<p\b(?=[^>]*\sdata-reset=)[^>]*>/;
const NOTHING = /<div\b(?=[^>]*\sdata-nothing=)[^>]*>/;

function filtered(tag: string): Filtered {
  return {
    section: attributeOf(tag, 'data-section') ?? '',
    types: (attributeOf(tag, 'data-types') ?? '').split(' ').filter(Boolean),
  };
}

const facetOf = (tag: string): Facet => ({
  name: attributeOf(tag, 'data-facet') === 'section' ? 'section' : 'type',
  value: attributeOf(tag, 'data-value') ?? '',
});

function drawControls(html: string, selection: Selection, products: readonly Filtered[]): string {
  return html.replace(CONTROL, (_all, item: string, link: string, content: string) => {
    const facet = facetOf(item);
    const count = countOf(facet, selection, products);
    const href = withAttribute(link, 'href', selectionUrl(pressed(facet, selection)));
    return (
      withAttribute(item, 'data-none', count === 0 ? '' : null) +
      withAttribute(href, 'aria-current', isOn(facet, selection) ? 'true' : null) +
      content.replace(NUMBER, (_old, start: string) => start + String(count))
    );
  });
}

export type DrawnCatalogue = {
  readonly html: string;
  /** Whether there is such a section. */
  readonly exists: boolean;
};

/**
 * Draws a selection into the built catalogue, which shows everything: what React draws from the
 * same address in the browser. Null where everything is wanted and the page is right as it is.
 */
export function drawCatalogue(built: string, search: string): DrawnCatalogue | null {
  const selection = parseSelection(search);
  const query = selectionQuery(selection);
  if (query === '') return null;
  const products = [...built.matchAll(PRODUCT)].map(([tag]) => filtered(tag));
  const selected = products.filter((product) => isSelected(product, selection));
  const html = drawControls(markQuery(built, query), selection, products)
    .replace(PRODUCT, (tag) => withHidden(tag, !isSelected(filtered(tag), selection)))
    .replace(SHELF, (tag) => {
      const alias = attributeOf(tag, 'data-shelf');
      return withHidden(tag, !selected.some(({ section }) => section === alias));
    })
    .replace(FOUND, (_old, start: string) => start + String(selected.length))
    .replace(RESET, (tag) => withHidden(tag, false))
    .replace(NOTHING, (tag) => withHidden(tag, selected.length > 0));
  const { section } = selection;
  return { html, exists: section === null || products.some((one) => one.section === section) };
}
