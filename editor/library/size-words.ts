import { WIDTHS, widthsFor } from '../../src/config/picture-sizes.ts';
import { wholeNumber } from '../../src/config/number-words.ts';

type Size = { readonly width: number; readonly height: number };

const sides = ({ width, height }: Size) =>
  `${wholeNumber(width)}\u00a0×\u00a0${wholeNumber(height)}`;

const WIDEST = Math.max(...WIDTHS);

/** «1 600 × 900 точек. На сайте: 480 × 270 и 960 × 540», and whether that is enough. */
export function sizesLine(original: Size): string {
  const made = widthsFor(original).map((width) =>
    sides({ width, height: Math.round((original.height * width) / original.width) }),
  );
  const small =
    original.width < WIDEST
      ? ` На\u00a0широких экранах будет нерезко: лучше от\u00a0${WIDEST}\u00a0точек в\u00a0ширину.`
      : '';
  return `${sides(original)}\u00a0точек. На\u00a0сайте: ${made.join(' и\u00a0')}, в\u00a0AVIF и\u00a0WebP.${small}`;
}
