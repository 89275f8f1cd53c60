import type { Canvas } from '../canvas.ts';
import { circle, n, path, stroke } from '../svg.ts';
import { softEllipse } from './soft.ts';

type GlassOptions = {
  /** Colour of the glass; the palette's soft tint when left out. */
  tint?: string;
  /** 0 to 1: how much of the background the glass hides. */
  body?: number;
  shadow?: boolean;
};

/** A crescent of light along the rim: between two angles in degrees, thickest in the middle. */
function crescent(r: number, from: number, to: number, thickness: number): string {
  const point = (radius: number, degrees: number): string => {
    const radians = (degrees * Math.PI) / 180;
    return `${n(radius * Math.cos(radians))} ${n(radius * Math.sin(radians))}`;
  };
  const inner = r + thickness * 1.6;
  return `M${point(r, from)}A${n(r)} ${n(r)} 0 0 1 ${point(r, to)}A${n(inner)} ${n(inner)} 0 0 0 ${point(r, from)}Z`;
}

/** A contact lens seen from the front, radius r pixels around (0, 0). */
export function glassLens(
  canvas: Canvas,
  r: number,
  { tint = canvas.palette.soft, body = 1, shadow = true }: GlassOptions = {},
): string {
  const { deep, tone } = canvas.palette;
  const cast = shadow
    ? softEllipse(canvas, [r * 0.1, r * 0.2, r * 0.96, r * 0.94], r * 0.09, {
        fill: deep,
        opacity: 0.2,
      }) +
      // Light gathered by the lens brightens its own shadow.
      softEllipse(canvas, [r * 0.2, r * 0.34, r * 0.6, r * 0.54], r * 0.13, {
        fill: '#ffffff',
        opacity: 0.75,
      })
    : '';
  const glass = canvas.radial(
    0.42,
    0.36,
    0.66,
    [0, '#ffffff', 0.62 * body],
    [0.5, tint, 0.16 * body],
    [0.8, tint, 0.42 * body],
    [0.97, tone, 0.52 * body],
    [1, deep, 0.55 * body],
  );
  const rim = canvas.linear(
    55,
    [0, '#ffffff'],
    [0.45, tint, 0.5],
    [0.75, tone, 0.7],
    [1, '#ffffff', 0.9],
  );
  const zone = canvas.linear(235, [0, '#ffffff', 0.85], [0.6, '#ffffff', 0.1], [1, '#ffffff', 0.5]);
  const shine = canvas.linear(60, [0, '#ffffff', 0.95], [1, '#ffffff', 0.05]);
  const glint = canvas.linear(240, [0, '#ffffff', 0.9], [1, '#ffffff', 0]);
  return (
    cast +
    circle(0, 0, r, { fill: glass }) +
    circle(0, 0, r * 0.99, { fill: 'none', stroke: rim, 'stroke-width': Math.max(2, r * 0.018) }) +
    circle(0, 0, r * 0.92, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.35,
      'stroke-width': r * 0.01,
    }) +
    circle(0, 0, r * 0.6, {
      fill: 'none',
      stroke: zone,
      'stroke-width': Math.max(1.5, r * 0.012),
    }) +
    path(crescent(r * 0.84, 190, 282, r * 0.06), { fill: shine }) +
    path(crescent(r * 0.86, 28, 66, r * 0.06), { fill: glint }) +
    stroke(
      `M${n(-r * 0.3)} ${n(-r * 0.34)}a${n(r * 0.5)} ${n(r * 0.5)} 0 0 1 ${n(r * 0.24)} ${n(-r * 0.13)}`,
      '#ffffff',
      r * 0.035,
      {
        'stroke-opacity': 0.8,
      },
    )
  );
}
