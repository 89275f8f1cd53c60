import type { Canvas } from '../canvas.ts';
import { circle, n, path } from '../svg.ts';
import { ground } from './ground.ts';

/** A light side and a tinted side that meet in one large curve. */
export function halves(canvas: Canvas): string {
  const { width, height, random, palette } = canvas;
  const left = random.chance(0.5);
  const edge = width * (left ? random.between(0.36, 0.5) : random.between(0.5, 0.64));
  const bulge = random.between(120, 260) * (left ? 1 : -1);
  const outer = left ? 0 : width;
  const shape = `M${n(outer)} 0H${n(edge)}Q${n(edge + bulge)} ${n(height / 2)} ${n(edge)} ${n(height)}H${n(outer)}Z`;
  const fill = canvas.linear(70, [0, palette.haze], [1, palette.soft, 0.7]);
  const ring = circle(outer, height * random.between(0.2, 0.8), random.between(180, 320), {
    fill: 'none',
    stroke: '#ffffff',
    'stroke-opacity': 0.45,
    'stroke-width': 40,
  });
  return ground(canvas) + path(shape, { fill }) + ring;
}
