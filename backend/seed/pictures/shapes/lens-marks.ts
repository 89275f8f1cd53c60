import type { SeedLens } from '../../types.ts';
import type { Canvas } from '../canvas.ts';
import { circle, ellipse, group, n, polar, repeat, stroke } from '../svg.ts';

/** Three fine lines at the bottom of a toric lens, which a fitter looks for. */
function toricMarks(canvas: Canvas, r: number): string {
  const { ink, accent } = canvas.palette;
  const axis = canvas.random.between(-35, 35);
  const lines = [76, 90, 104].map((degrees) => {
    const [x1, y1] = polar(0, 0, r * 0.8, degrees);
    const [x2, y2] = polar(0, 0, r * 0.9, degrees);
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  });
  const across = repeat(4, (index) =>
    ellipse(0, 0, r * 0.58, r * (0.46 - index * 0.12), {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.8,
      'stroke-width': r * 0.01,
    }),
  );
  const line = stroke(`M${n(-r * 0.58)} 0H${n(r * 0.58)}`, accent, r * 0.012, {
    'stroke-dasharray': `${n(r * 0.03)} ${n(r * 0.04)}`,
  });
  return (
    group(across + line, { transform: `rotate(${n(axis)})` }) +
    stroke(lines.join(''), ink, r * 0.016, { 'stroke-opacity': 0.75 })
  );
}

/** Alternating zones for near and far. */
const multifocalRings = (canvas: Canvas, r: number): string =>
  [0.6, 0.47, 0.35, 0.24]
    .map((share, index) =>
      circle(0, 0, r * share, {
        fill: index % 2 === 0 ? canvas.palette.tone : '#ffffff',
        'fill-opacity': index % 2 === 0 ? 0.2 : 0.45,
        stroke: '#ffffff',
        'stroke-opacity': 0.7,
        'stroke-width': r * 0.008,
      }),
    )
    .join('') + circle(0, 0, r * 0.12, { fill: canvas.palette.accent, 'fill-opacity': 0.7 });

/** Curves that draw apart towards the rim. */
const asphericRings = (r: number): string =>
  repeat(6, (index) =>
    circle(0, 0, r * (0.1 + (index / 5) ** 1.6 * 0.48), {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.85 - index * 0.1,
      'stroke-width': r * 0.009,
    }),
  );

/** Beads in rings, as in a lens that slows short sight. */
const beadRings = (r: number): string =>
  repeat(4, (ring) =>
    repeat(10 + ring * 6, (index) => {
      const [x, y] = polar(
        0,
        0,
        r * (0.28 + ring * 0.12),
        (index / (10 + ring * 6)) * 360 + ring * 9,
      );
      return circle(x, y, r * 0.028, { fill: '#ffffff', 'fill-opacity': 0.85 });
    }),
  );

/** The visible marks of a lens design, radius r pixels around (0, 0). */
export function lensMarks(
  canvas: Canvas,
  design: SeedLens['design'] | 'junior',
  r: number,
): string {
  if (design === 'toric') return toricMarks(canvas, r);
  if (design === 'multifocal') return multifocalRings(canvas, r);
  if (design === 'toric-multifocal') return multifocalRings(canvas, r) + toricMarks(canvas, r);
  if (design === 'aspherical') return asphericRings(r);
  return design === 'junior' ? beadRings(r) : '';
}
