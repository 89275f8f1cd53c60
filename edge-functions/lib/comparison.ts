import {
  comparedOf,
  comparisonQuery,
  comparisonUrl,
  parseComparison,
  rowState,
} from '../../src/config/comparison.ts';
import { attributeOf, markQuery, withAttribute, withHidden } from './tags.ts';

/** A product's column head or cell. */
const CELL = /<t[dh]\b(?=[^>]*\sdata-product=)[^>]*>/g;
const HEAD = /(<th\b(?=[^>]*\sdata-product=)[^>]*>)([\s\S]*?)(?=<\/th>)/g;
const WAY_OUT = /(<div\b[^>]*\sdata-remove=""[^>]*>)(<a\b[^>]*>)/;
const ROW = /(<tr\b(?=[^>]*\sdata-row=)[^>]*>)([\s\S]*?)(?=<\/tr>)/g;
const VALUE = /(<td\b(?=[^>]*\sdata-product=)[^>]*>)([\s\S]*?)<\/td>/g;
const BOX = /<input\b(?=[^>]*\sname="products")[^>]*>/g;
const COMPARED = /<div\b(?=[^>]*\sdata-compared=)[^>]*>/;
const TOO_MANY = /<p\b(?=[^>]*\sdata-too-many=)[^>]*>/;

const productOf = (tag: string) => attributeOf(tag, 'data-product') ?? '';

/** What the shown products have in a line, null where one has no such thing. */
function valuesOf(row: string, isShown: (tag: string) => boolean): (string | null)[] {
  return [...row.matchAll(VALUE)]
    .filter(([, tag = '']) => isShown(tag))
    .map(([, tag = '', content = '']) =>
      attributeOf(tag, 'data-empty') === undefined ? content : null,
    );
}

/**
 * Draws a comparison into the built page, which has the columns of all products out of sight: what
 * React draws from the same address in the browser. Null where the page is right as it is.
 */
export function drawComparison(built: string, search: string): string | null {
  const wanted = parseComparison(search);
  const existing = [...built.matchAll(HEAD)].map(([, tag = '']) => productOf(tag));
  const { aliases, tooMany } = comparedOf(wanted, existing);
  if (aliases.length === 0) return null;
  const isShown = (tag: string) => aliases.includes(productOf(tag));
  return markQuery(built, comparisonQuery(wanted))
    .replace(HEAD, (_all, tag: string, content: string) => {
      const without = comparisonUrl(aliases.filter((alias) => alias !== productOf(tag)));
      const drawn = content.replace(
        WAY_OUT,
        (_old, start: string, link: string) => start + withAttribute(link, 'href', without),
      );
      return tag + drawn;
    })
    .replace(ROW, (_all, tag: string, content: string) => {
      return withAttribute(tag, 'data-row', rowState(valuesOf(content, isShown))) + content;
    })
    .replace(CELL, (tag) => withHidden(tag, !isShown(tag)))
    .replace(BOX, (tag) => {
      const marked = aliases.includes(attributeOf(tag, 'value') ?? '');
      return withAttribute(tag, 'checked', marked ? '' : null);
    })
    .replace(COMPARED, (tag) => withAttribute(tag, 'data-compared', String(aliases.length)))
    .replace(TOO_MANY, (tag) => withHidden(tag, !tooMany));
}
