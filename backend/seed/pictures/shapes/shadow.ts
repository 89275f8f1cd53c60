import type { Canvas } from '../canvas.ts';
import { ellipse } from '../svg.ts';

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
  const wide = canvas.blur(Math.max(10, ry * 0.7));
  const tight = canvas.blur(Math.max(5, ry * 0.22));
  return (
    ellipse(cx, cy, rx, ry, { fill: deep, opacity: strength * 0.7, filter: wide }) +
    ellipse(cx, cy - ry * 0.25, rx * 0.72, ry * 0.42, {
      fill: ink,
      opacity: strength,
      filter: tight,
    })
  );
}

/** The shadow of a flat thing that hovers over the ground: the same shape, moved and blurred. */
export function castShadow(
  canvas: Canvas,
  shape: string,
  dx: number,
  dy: number,
  soft: number,
): string {
  const filter = canvas.blur(soft);
  return `<g transform="translate(${String(dx)} ${String(dy)})" filter="${filter}" opacity="0.22">${shape}</g>`;
}
