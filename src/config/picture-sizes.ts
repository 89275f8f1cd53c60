/** The files that the site makes of a picture. */

export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

/** The width of the largest place of a page, in pixels. */
export const WIDEST = 960;

/**
 * Widths besides the widest. Neighbours are at most half as wide again, so that whatever place and
 * screen a browser chooses for, it gets hardly more than it shows.
 */
const NARROWER = [112, 160, 240, 320, 480, 640];

/** One file of a picture. */
export type Variant = { readonly width: number; readonly format: Format };

/** Widths up to the original's, which is never enlarged. */
export function widthsFor({ width: original }: { readonly width: number }): number[] {
  const widest = Math.min(original, WIDEST);
  // One that is almost as wide as the widest is not worth a file.
  return [...NARROWER.filter((width) => width * 1.05 < widest), widest];
}

/**
 * The files of a picture in these widths. The few browsers without AVIF get one file, which is also
 * what robots read.
 */
export const variantsOf = (widths: readonly number[]): Variant[] => [
  ...widths.map((width) => ({ width, format: 'avif' as const })),
  { width: Math.max(...widths), format: 'webp' },
];
