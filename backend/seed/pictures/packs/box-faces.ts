import type { Canvas } from '../canvas.ts';
import { drawText, textWidth } from '../lettering/text.ts';
import { wordmark, WORDMARK_RATIO } from '../lettering/wordmark.ts';
import { circle, n, path, rect, stroke } from '../svg.ts';
import { lensArt, type ArtKind } from './lens-art.ts';
import type { Scheme } from './scheme.ts';

type Print = { kind: ArtKind; name: readonly string[]; quantity: number; scheme: Scheme };

/** The front of a carton, flat, from (0, 0) to width by height pixels. */
export function boxFront(
  canvas: Canvas,
  width: number,
  height: number,
  { kind, name, quantity, scheme }: Print,
): string {
  const { random } = canvas;
  const unit = Math.min(width, height);
  const margin = unit * 0.085;
  const wide = width > height * 1.15;
  const layout = random.whole(0, 2);
  const ground = canvas.linear(60, [0, scheme.ground], [1, scheme.groundEnd]);
  const wideR = height * random.between(0.4, 0.48);
  const wideX = width - wideR * random.between(0.6, 0.85);
  const room = (wide ? wideX - wideR - margin * 0.6 : width - margin) - margin;
  const markSize = Math.min(unit * 0.16, (room * (wide ? 0.96 : 0.66)) / WORDMARK_RATIO);
  const longest = Math.max(1, ...name.map((line) => textWidth(line, 1)));
  const size = Math.min(unit * 0.062, room / longest);
  const firstLine = margin + markSize + unit * 0.115 + size;
  const textEnd = firstLine + (name.length - 1) * size * 1.8;
  // On a tall front the symbol takes the space that the text leaves.
  const artR = wide ? wideR : Math.min(unit * 0.45, (height - textEnd - unit * 0.06) / 1.75);
  const artX = wide ? wideX : width - artR * random.between(0.66, 0.8);
  const artY = wide
    ? height * random.between(0.44, 0.6)
    : height - artR * random.between(0.7, 0.75);
  const wave = canvas.linear(0, [0, scheme.shapeEnd, 0.9], [1, scheme.shape, 0.5]);
  const base = height * random.between(0.76, 0.82);
  const decor =
    [
      path(
        `M0 ${n(base)}C${n(width * 0.3)} ${n(base - height * 0.12)} ${n(width * 0.6)} ${n(base + height * 0.12)} ${n(width)} ${n(base - height * 0.1)}V${n(height)}H0Z`,
        { fill: wave, 'fill-opacity': 0.55 },
      ),
      rect(0, 0, unit * 0.035, height, { fill: scheme.accent }),
      circle(artX, artY, artR * 1.28, {
        fill: 'none',
        stroke: scheme.shape,
        'stroke-opacity': 0.5,
        'stroke-width': unit * 0.008,
      }) +
        circle(artX, artY, artR * 1.52, {
          fill: 'none',
          stroke: scheme.shape,
          'stroke-opacity': 0.3,
          'stroke-width': unit * 0.008,
        }),
    ][layout] ?? '';
  const lines = name
    .map((line, index) =>
      drawText(line, margin, firstLine + index * size * 1.8, {
        size,
        colour: scheme.ink,
        weight: 12,
      }),
    )
    .join('');
  const number = String(quantity);
  const numberSize = unit * 0.1;
  return (
    rect(0, 0, width, height, { fill: ground }) +
    decor +
    lensArt(canvas, kind, artX, artY, artR, scheme) +
    wordmark(margin, margin + markSize, markSize, scheme.ink, scheme.accent) +
    stroke(
      `M${n(margin)} ${n(margin + markSize + unit * 0.062)}h${n(unit * 0.12)}`,
      scheme.accent,
      unit * 0.012,
    ) +
    lines +
    drawText(number, margin, height - margin, {
      size: numberSize,
      colour: scheme.ink,
      weight: 10,
      spacing: 24,
    })
  );
}

/** The narrow side: the brand word turned along it. */
export function boxSide(canvas: Canvas, depth: number, height: number, scheme: Scheme): string {
  const ground = canvas.linear(90, [0, scheme.ground], [1, scheme.groundEnd]);
  const size = Math.min(depth * 0.26, (height * 0.55) / WORDMARK_RATIO);
  const word = wordmark(0, 0, size, scheme.ink, scheme.accent);
  return (
    rect(0, 0, depth, height, { fill: ground }) +
    rect(0, height * 0.86, depth, height * 0.14, { fill: scheme.shapeEnd, 'fill-opacity': 0.6 }) +
    `<g transform="translate(${n(depth / 2 + size / 2)} ${n(height * 0.74)}) rotate(-90)">${word}</g>`
  );
}

/** The lid: the background with a flap's line. */
export function boxTop(canvas: Canvas, width: number, depth: number, scheme: Scheme): string {
  const ground = canvas.linear(20, [0, scheme.ground], [1, scheme.groundEnd]);
  return (
    rect(0, 0, width, depth, { fill: ground }) +
    stroke(`M0 ${n(depth * 0.86)}H${n(width)}`, scheme.shapeEnd, 2, { 'stroke-opacity': 0.35 })
  );
}
