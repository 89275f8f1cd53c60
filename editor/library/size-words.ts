import { WIDEST, widthsFor } from '../../src/config/picture-sizes.ts';
import { wholeNumber } from '../../src/config/number-words.ts';

type Size = { readonly width: number; readonly height: number };

const sides = ({ width, height }: Size) =>
  `${wholeNumber(width)}\u00a0×\u00a0${wholeNumber(height)}`;

/** «1 600 × 900 точек. На сайте: от 112 × 63 до 960 × 540», and whether that is large enough. */
export function sizesLine(original: Size): string {
  const made = widthsFor(original).map((width) =>
    sides({ width, height: Math.round((original.height * width) / original.width) }),
  );
  const range = made.length > 1 ? `от\u00a0${made[0]} до\u00a0${made.at(-1)}` : made.join();
  const small =
    original.width < WIDEST
      ? ` На\u00a0широких экранах будет нерезко: лучше от\u00a0${WIDEST}\u00a0точек в\u00a0ширину.`
      : '';
  return `${sides(original)}\u00a0точек. На\u00a0сайте: ${range}.${small}`;
}
