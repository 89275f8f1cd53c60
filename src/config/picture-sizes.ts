/** The sizes in which the site encodes a picture. */

export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

/** The width of a page's largest picture slot, in pixels. */
export const WIDEST = 960;

/**
 * Widths below the widest. Each is at most half again as wide as the one before, so that a browser downloads
 * hardly more than it shows.
 */
const NARROWER = [112, 160, 240, 320, 480, 640];

/** One file of a picture. */
export type Variant = { readonly width: number; readonly format: Format };

/** Widths up to the original's: a picture is never upscaled. */
export function widthsFor({ width: original }: { readonly width: number }): number[] {
  const widest = Math.min(original, WIDEST);
  // A width close to the widest is not worth a file.
  return [...NARROWER.filter((width) => width * 1.05 < widest), widest];
}

/**
 * The files of a picture in these widths. The few browsers without AVIF get one file, which robots also read.
 */
export const variantsOf = (widths: readonly number[]): Variant[] => [
  ...widths.map((width) => ({ width, format: 'avif' as const })),
  { width: Math.max(...widths), format: 'webp' },
];
