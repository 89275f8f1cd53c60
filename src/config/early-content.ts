/**
 * Marks the places of a members' page where the edge puts what its content begins with: that can be seen before
 * the scripts that render the content.
 */
export const EARLY_PLACE = 'data-early';

export type EarlyPart = 'title' | 'lead' | 'picture';

/** Attributes of a place that is empty in the built page. React leaves alone what the edge puts there. */
export const earlyPlace = (part: EarlyPart) => ({
  [EARLY_PLACE]: part,
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
});

/** The displayed widths of the pictures, in the syntax of the `sizes` attribute. */
export const CARD_WIDTHS = '(min-width: 1280px) 25rem, (min-width: 820px) 44vw, 92vw';
export const SALE_WIDTHS = '(min-width: 1024px) 50rem, 92vw';
