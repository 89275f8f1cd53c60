import type { Canvas } from '../canvas.ts';
import { circle, n, path } from '../svg.ts';

function atom(canvas: Canvas, x: number, r: number): string {
  const { soft, tone, deep } = canvas.palette;
  const fill = canvas.radial(
    0.36,
    0.3,
    0.75,
    [0, '#ffffff'],
    [0.35, soft],
    [0.85, tone],
    [1, deep],
  );
  return circle(x, 0, r, { fill, 'fill-opacity': 0.92 });
}

/** A molecule of oxygen: two joined atoms of radius r pixels along the x axis. */
export function molecule(canvas: Canvas, r: number): string {
  return (
    atom(canvas, -r * 0.72, r) +
    atom(canvas, r * 0.72, r) +
    // The seam where the atoms meet keeps the pair readable when small.
    path(`M0 ${n(-r * 0.66)}Q${n(r * 0.12)} 0 0 ${n(r * 0.66)}`, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.4,
      'stroke-width': r * 0.07,
    })
  );
}

/** A bubble of air, radius r pixels. */
export function bubble(canvas: Canvas, r: number): string {
  const { soft, tone } = canvas.palette;
  const fill = canvas.radial(
    0.6,
    0.65,
    0.72,
    [0, '#ffffff', 0.35],
    [0.6, '#ffffff', 0.08],
    [0.85, soft, 0.3],
    [1, tone, 0.5],
  );
  return (
    circle(0, 0, r, {
      fill,
      stroke: '#ffffff',
      'stroke-opacity': 0.8,
      'stroke-width': Math.max(1.5, r * 0.05),
    }) + circle(-r * 0.38, -r * 0.38, r * 0.18, { fill: '#ffffff', 'fill-opacity': 0.9 })
  );
}
