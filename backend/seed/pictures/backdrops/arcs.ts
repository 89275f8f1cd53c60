import type { Canvas } from '../canvas.ts';
import { circle, repeat } from '../svg.ts';
import { ground } from './ground.ts';

/** Wave fronts: wide rings that spread from a corner, fading as they grow. */
export function arcs(canvas: Canvas): string {
  const { width, height, random, palette } = canvas;
  const x = random.chance(0.5)
    ? width * random.between(-0.05, 0.12)
    : width * random.between(0.88, 1.05);
  const y = height * random.pick([-0.05, 0.1, 0.9, 1.05]);
  const step = random.between(110, 170);
  const count = random.whole(6, 8);
  const rings = repeat(count, (index) =>
    circle(x, y, step * (count - index), {
      fill: index % 2 === 0 ? palette.haze : '#ffffff',
      'fill-opacity': 0.16 + index * 0.03,
      stroke: '#ffffff',
      'stroke-opacity': 0.75,
      'stroke-width': 2,
    }),
  );
  const core = canvas.radial(0.4, 0.4, 0.6, [0, palette.glow], [1, palette.accent, 0.75]);
  return ground(canvas) + rings + circle(x, y, step * 0.55, { fill: core });
}
