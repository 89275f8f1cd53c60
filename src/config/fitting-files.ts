/** Pixels of a rem, and the narrowest supported window. */
const REM = 16;
const NARROWEST = 320;
/** Device pixels per CSS pixel on the sharpest screen; zoomed text also enlarges thumbnails. */
const SHARPEST = 3;

/**
 * The smallest and largest width in pixels that a part of `sizes` can mean, at one device pixel per CSS
 * pixel.
 */
function pixelsOf(part: string): readonly [least: number, most: number] {
  const [, from = NARROWEST] = /min-width: (\d+)px/.exec(part) ?? [];
  const [, amount = '100', unit] = /([\d.]+)(rem|vw)$/.exec(part) ?? [];
  if (unit === 'rem') return [Number(amount) * REM, Number(amount) * REM];
  return [(Number(amount) / 100) * Number(from), Infinity];
}

/**
 * The file widths of a picture, in pixels, that these `sizes` can need: a thumbnail never needs the widest
 * file, nor a large picture the narrowest.
 * @param widths in ascending order.
 * @param sizes lengths in `rem` and `vw`.
 */
export function fittingWidths(widths: readonly number[], sizes: string): number[] {
  const lengths = sizes.split(',').map(pixelsOf);
  const least = Math.min(...lengths.map(([pixels]) => pixels));
  const most = Math.max(...lengths.map(([, pixels]) => pixels)) * SHARPEST;
  return widths.filter((width, at) => {
    const isNeeded = at === 0 || (widths[at - 1] ?? 0) < most;
    return isNeeded && (width >= least || at === widths.length - 1);
  });
}

/** The part of a `srcset` that these `sizes` can need. @param files `<address> <width>w`. */
export function fittingFiles(files: string, sizes: string): string {
  const all = files.split(',').map((file) => file.trim());
  const widths = all.map((file) => Number.parseInt(file.split(' ')[1] ?? ''));
  const fitting = new Set(fittingWidths(widths, sizes));
  return all.filter((_file, at) => fitting.has(widths[at] ?? NaN)).join();
}
