import type { Canvas } from '../canvas.ts';
import { circle, ellipse, n, path } from '../svg.ts';
import { softEllipse } from './soft.ts';

/** A falling drop: (0, 0) is the middle of its round part, `r` its radius in pixels. */
export function droplet(canvas: Canvas, r: number, tint = canvas.palette.soft): string {
  const { deep, tone } = canvas.palette;
  const outline = `M0 ${n(-r * 2.15)}C${n(r * 0.2)} ${n(-r * 1.4)} ${n(r)} ${n(-r * 0.75)} ${n(r)} 0A${n(r)} ${n(r)} 0 0 1 ${n(-r)} 0C${n(-r)} ${n(-r * 0.75)} ${n(-r * 0.2)} ${n(-r * 1.4)} 0 ${n(-r * 2.15)}Z`;
  const water = canvas.radial(
    0.36,
    0.56,
    0.72,
    [0, '#ffffff', 0.95],
    [0.4, tint, 0.55],
    [0.8, tone, 0.75],
    [1, deep, 0.85],
  );
  const glow = canvas.radial(0.5, 0.5, 0.5, [0, '#ffffff', 0.9], [1, '#ffffff', 0]);
  return (
    path(outline, { fill: '#ffffff', 'fill-opacity': 0.5 }) +
    path(outline, { fill: water }) +
    ellipse(r * 0.3, r * 0.5, r * 0.5, r * 0.34, { fill: glow }) +
    path(
      `M${n(-r * 0.72)} ${n(r * 0.1)}C${n(-r * 0.74)} ${n(-r * 0.4)} ${n(-r * 0.44)} ${n(-r * 0.85)} ${n(-r * 0.2)} ${n(-r * 1.2)}C${n(-r * 0.3)} ${n(-r * 0.7)} ${n(-r * 0.52)} ${n(-r * 0.4)} ${n(-r * 0.5)} ${n(r * 0.08)}Z`,
      { fill: '#ffffff', 'fill-opacity': 0.85 },
    ) +
    circle(-r * 0.56, r * 0.34, r * 0.09, { fill: '#ffffff', 'fill-opacity': 0.85 })
  );
}

/** A drop lying on a surface, seen from above: flattened ball of water, radius r pixels. */
export function bead(canvas: Canvas, r: number, tint = canvas.palette.soft): string {
  const { deep, tone } = canvas.palette;
  const water = canvas.radial(
    0.62,
    0.68,
    0.75,
    [0, '#ffffff', 0.95],
    [0.45, tint, 0.35],
    [0.85, tone, 0.5],
    [1, deep, 0.6],
  );
  return (
    softEllipse(canvas, [r * 0.16, r * 0.24, r, r * 0.96], Math.max(2, r * 0.14), {
      fill: deep,
      opacity: 0.3,
    }) +
    circle(0, 0, r, { fill: water }) +
    ellipse(-r * 0.36, -r * 0.42, r * 0.3, r * 0.18, {
      fill: '#ffffff',
      'fill-opacity': 0.92,
      transform: `rotate(-40 ${n(-r * 0.36)} ${n(-r * 0.42)})`,
    })
  );
}
