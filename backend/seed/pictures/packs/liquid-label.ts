import type { Canvas } from '../canvas.ts';
import { drawText, textWidth } from '../lettering/text.ts';
import { wordmark, WORDMARK_RATIO } from '../lettering/wordmark.ts';
import { circle, n, path, rect, repeat } from '../svg.ts';
import type { Scheme } from './scheme.ts';

type Shapes = (canvas: Canvas, width: number, height: number, scheme: Scheme) => string;

const waves: Shapes = (canvas, width, height, scheme) => {
  const fill = canvas.linear(70, [0, scheme.shape], [1, scheme.shapeEnd]);
  const line = (y: number): string => `M0 ${n(y)}C${n(width * 0.3)} ${n(y - height * 0.12)} ${n(width * 0.6)} ${n(y + height * 0.12)} ${n(width)} ${n(y - height * 0.06)}V${n(height)}H0Z`;
  return path(line(height * 0.66), { fill, 'fill-opacity': 0.45 }) + path(line(height * 0.76), { fill });
};

const bubbles: Shapes = (canvas, width, height, scheme) =>
  repeat(18, (index) => {
    const r = width * canvas.random.between(0.03, 0.13);
    const y = height * (0.6 + 0.4 * Math.sqrt(index / 18));
    return circle(canvas.random.between(0, width), y, r, { fill: index % 6 === 0 ? scheme.accent : index % 2 === 0 ? scheme.shape : scheme.shapeEnd, 'fill-opacity': 0.65 });
  });

const halo: Shapes = (canvas, width, height, scheme) => {
  const fill = canvas.linear(60, [0, scheme.shape], [1, scheme.shapeEnd]);
  return [1, 0.78, 0.56, 0.34].map((share, index) => circle(width * 0.5, height * 1.02, width * 0.72 * share, { fill: index === 3 ? scheme.accent : fill, 'fill-opacity': index === 3 ? 0.95 : 0.35 + index * 0.15 })).join('');
};

const slant: Shapes = (canvas, width, height, scheme) => {
  const fill = canvas.linear(80, [0, scheme.shape], [1, scheme.shapeEnd]);
  return path(`M0 ${n(height * 0.82)}L${n(width)} ${n(height * 0.6)}V${n(height)}H0Z`, { fill }) + path(`M0 ${n(height * 0.75)}L${n(width)} ${n(height * 0.53)}V${n(height * 0.57)}L0 ${n(height * 0.79)}Z`, { fill: scheme.accent });
};

/** A printed label from (0, 0) to width by height pixels: brand word, name, volume, one pattern. */
export function liquidLabel(canvas: Canvas, scheme: Scheme, name: readonly string[], amount: number): (width: number, height: number) => string {
  const pattern = canvas.random.pick([waves, bubbles, halo, slant]);
  return (width, height) => {
    const mark = (width * 0.62) / WORDMARK_RATIO;
    const top = height * 0.1 + mark;
    const longest = Math.max(1, ...name.map((line) => textWidth(line, 1)));
    const size = Math.min(width * 0.062, (width * 0.74) / longest);
    const ground = canvas.linear(80, [0, scheme.ground], [1, scheme.groundEnd]);
    const lines = name.map((line, index) => drawText(line, width / 2, top + width * 0.17 + index * size * 1.9, { size, colour: scheme.ink, weight: 13, align: 'middle' })).join('');
    return (
      rect(0, 0, width, height, { fill: ground }) +
      pattern(canvas, width, height, scheme) +
      wordmark((width - mark * WORDMARK_RATIO) / 2, top, mark, scheme.ink, scheme.accent) +
      lines +
      drawText(String(amount), width / 2, height * 0.93, { size: width * 0.085, colour: '#ffffff', weight: 12, align: 'middle' })
    );
  };
}
