import type { Canvas } from '../canvas.ts';
import { group, n } from '../svg.ts';
import { softEllipse, softShape } from './soft.ts';

/** A soft shadow on the ground: centre and radii in pixels. */
export function groundShadow(
  canvas: Canvas,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  strength = 0.28,
): string {
  const { ink, deep } = canvas.palette;
  const wide = { fill: deep, opacity: strength * 0.7 };
  const tight = { fill: ink, opacity: strength };
  return (
    softEllipse(canvas, [cx, cy, rx, ry], Math.max(10, ry * 0.7), wide) +
    softEllipse(canvas, [cx, cy - ry * 0.25, rx * 0.72, ry * 0.42], Math.max(5, ry * 0.22), tight)
  );
}

/** The shadow of a flat object floating over the ground: the same shape, offset and blurred. */
export function castShadow(
  canvas: Canvas,
  shape: string,
  dx: number,
  dy: number,
  soft: number,
): string {
  const paint = { fill: canvas.palette.deep, opacity: 0.22 };
  return group(softShape(shape, soft, paint), { transform: `translate(${n(dx)} ${n(dy)})` });
}
