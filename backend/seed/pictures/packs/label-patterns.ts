import type { Canvas } from '../canvas.ts';
import { circle, n, path, repeat } from '../svg.ts';
import type { Scheme } from './scheme.ts';

/** The print on the lower part of a label, width by height in pixels. */
export type LabelPattern = (
  canvas: Canvas,
  width: number,
  height: number,
  scheme: Scheme,
) => string;

const waves: LabelPattern = (canvas, width, height, scheme) => {
  const fill = canvas.linear(70, [0, scheme.shape], [1, scheme.shapeEnd]);
  const line = (y: number): string =>
    `M0 ${n(y)}C${n(width * 0.3)} ${n(y - height * 0.12)} ${n(width * 0.6)} ${n(y + height * 0.12)} ${n(width)} ${n(y - height * 0.06)}V${n(height)}H0Z`;
  return (
    path(line(height * 0.66), { fill, 'fill-opacity': 0.45 }) + path(line(height * 0.76), { fill })
  );
};

const bubbles: LabelPattern = (canvas, width, height, scheme) =>
  repeat(18, (index) => {
    const r = width * canvas.random.between(0.03, 0.13);
    const y = height * (0.6 + 0.4 * Math.sqrt(index / 18));
    return circle(canvas.random.between(0, width), y, r, {
      fill: index % 6 === 0 ? scheme.accent : index % 2 === 0 ? scheme.shape : scheme.shapeEnd,
      'fill-opacity': 0.65,
    });
  });

const halo: LabelPattern = (canvas, width, height, scheme) => {
  const fill = canvas.linear(60, [0, scheme.shape], [1, scheme.shapeEnd]);
  return [1, 0.78, 0.56, 0.34]
    .map((share, index) =>
      circle(width * 0.5, height * 1.02, Math.min(width * 0.72, height * 0.42) * share, {
        fill: index === 3 ? scheme.accent : fill,
        'fill-opacity': index === 3 ? 0.95 : 0.35 + index * 0.15,
      }),
    )
    .join('');
};

const slant: LabelPattern = (canvas, width, height, scheme) => {
  const fill = canvas.linear(80, [0, scheme.shape], [1, scheme.shapeEnd]);
  return (
    path(`M0 ${n(height * 0.86)}L${n(width)} ${n(height * 0.7)}V${n(height)}H0Z`, { fill }) +
    path(
      `M0 ${n(height * 0.8)}L${n(width)} ${n(height * 0.64)}V${n(height * 0.67)}L0 ${n(height * 0.83)}Z`,
      { fill: scheme.accent },
    )
  );
};

export const labelPatterns: readonly LabelPattern[] = [waves, bubbles, halo, slant];
