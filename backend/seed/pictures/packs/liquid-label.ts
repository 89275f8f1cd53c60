import type { Canvas } from '../canvas.ts';
import { drawText, textWidth } from '../lettering/text.ts';
import { wordmark, WORDMARK_RATIO } from '../lettering/wordmark.ts';
import { rect } from '../svg.ts';
import type { Identity } from './identity.ts';

type Label = (width: number, height: number) => string;

/** A printed label: brand word, name, a pattern and the amount; drawn at any size in pixels. */
export function liquidLabel(
  canvas: Canvas,
  { scheme, pattern }: Identity,
  name: readonly string[],
  amount: number,
): Label {
  return (width, height) => {
    const mark = (width * 0.66) / WORDMARK_RATIO;
    const top = height * 0.09 + mark;
    const longest = Math.max(1, ...name.map((line) => textWidth(line, 1)));
    const size = Math.min(width * 0.07, (width * 0.76) / longest);
    const ground = canvas.linear(80, [0, scheme.ground], [1, scheme.groundEnd]);
    const lines = name
      .map((line, index) =>
        drawText(line, width / 2, top + width * 0.18 + index * size * 1.8, {
          size,
          colour: scheme.ink,
          weight: 13,
          align: 'middle',
        }),
      )
      .join('');
    const number = String(amount);
    const digits = width * 0.08;
    const pill = textWidth(number, digits) + digits * 1.6;
    return (
      rect(0, 0, width, height, { fill: ground }) +
      pattern(canvas, width, height, scheme) +
      wordmark((width - mark * WORDMARK_RATIO) / 2, top, mark, scheme.ink, scheme.accent) +
      lines +
      // The plate keeps the number readable on any pattern.
      rect((width - pill) / 2, height * 0.93 - digits * 1.5, pill, digits * 2, {
        rx: digits,
        fill: scheme.ink,
      }) +
      drawText(number, width / 2, height * 0.93, {
        size: digits,
        colour: scheme.ground,
        weight: 12,
        align: 'middle',
      })
    );
  };
}
