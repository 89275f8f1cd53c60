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
