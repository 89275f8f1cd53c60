/** The files that the site makes of a picture. */

export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

/** The width of the largest place of a page, in pixels. */
export const WIDEST = 960;

/**
 * Widths besides the widest. Neighbours are at most half as wide again, so that whatever place and
 * screen a browser chooses for, it gets hardly more than it shows. The few browsers without AVIF get
 * one file, which is also what robots read.
 */
const NARROWER: Readonly<Record<Format, readonly number[]>> = {
  avif: [112, 160, 240, 320, 480, 640],
  webp: [],
};

/** One file of a picture. */
export type Variant = { readonly width: number; readonly format: Format };

type Original = { readonly width: number };

/** Widths up to the original's, which is never enlarged. */
export function widthsFor({ width: original }: Original, format: Format): number[] {
  const widest = Math.min(original, WIDEST);
  // One that is almost as wide as the widest is not worth a file.
  return [...NARROWER[format].filter((width) => width * 1.05 < widest), widest];
}

/** All files of a picture, the narrowest first. */
export const variantsFor = (original: Original): Variant[] =>
  FORMATS.flatMap((format) => widthsFor(original, format).map((width) => ({ width, format })));
