/** The files that the site makes of a picture. */

/** In pixels: for one column of a phone, and for the widest place of a page. */
export const WIDTHS: readonly number[] = [480, 960];

export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

/** Widths up to the original's, which is never enlarged. */
export function widthsFor({ width: original }: { readonly width: number }): number[] {
  const fitting = WIDTHS.filter((width) => width <= original);
  return fitting.length > 0 ? fitting : [original];
}
