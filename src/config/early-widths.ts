/**
 * The displayed widths of the pictures that the edge also puts into members' pages, in the syntax of the `sizes`
 * attribute.
 */
export const CARD_WIDTHS = '(min-width: 1280px) 25rem, (min-width: 820px) 44vw, 92vw';
export const SALE_WIDTHS = '(min-width: 1024px) 50rem, 92vw';
