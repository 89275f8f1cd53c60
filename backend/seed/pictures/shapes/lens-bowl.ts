import type { Canvas } from '../canvas.ts';
import { ellipse, n, path, stroke } from '../svg.ts';
import { softEllipse } from './soft.ts';

/**
 * A lens lying open like a small bowl, seen from slightly above. (0, 0) is the centre of the rim;
 * `r` its half width in pixels, `tilt` the flatness of the rim (0.2 flat to 0.5 seen from above);
 * only a `grounded` lens has a shadow and the light it focuses under it.
 */
export function lensBowl(
  canvas: Canvas,
  r: number,
  tilt = 0.3,
  tint = canvas.palette.soft,
  grounded = true,
): string {
  const { deep, tone } = canvas.palette;
  const ry = r * tilt;
  const depth = r * 0.62;
  const dome = `M${n(-r)} 0C${n(-r * 0.98)} ${n(depth * 0.72)} ${n(-r * 0.5)} ${n(depth + ry * 0.35)} 0 ${n(depth + ry * 0.35)}S${n(r * 0.98)} ${n(depth * 0.72)} ${n(r)} 0`;
  const wall = canvas.linear(
    90,
    [0, tint, 0.3],
    [0.55, tint, 0.5],
    [0.9, tone, 0.55],
    [1, deep, 0.5],
  );
  const side = canvas.linear(
    0,
    [0, '#ffffff', 0.75],
    [0.2, '#ffffff', 0],
    [0.82, '#ffffff', 0],
    [1, '#ffffff', 0.6],
  );
  const inside = canvas.radial(
    0.5,
    0.95,
    0.9,
    [0, '#ffffff', 0.85],
    [0.55, tint, 0.3],
    [1, tone, 0.45],
  );
  const rim = canvas.linear(20, [0, '#ffffff'], [0.4, tint, 0.7], [0.7, tone, 0.7], [1, '#ffffff']);
  const floor = depth + ry * 0.35;
  const shadow = grounded
    ? softEllipse(canvas, [r * 0.12, floor + ry * 0.12, r * 0.92, ry * 0.6], r * 0.08, {
        fill: deep,
        opacity: 0.3,
      }) +
      softEllipse(canvas, [r * 0.1, floor + ry * 0.2, r * 0.5, ry * 0.24], r * 0.06, {
        fill: '#ffffff',
        opacity: 0.9,
      })
    : '';
  return (
    shadow +
    path(`${dome}Z`, { fill: wall }) +
    path(`${dome}Z`, { fill: side }) +
    ellipse(0, 0, r, ry, { fill: inside, stroke: rim, 'stroke-width': Math.max(2.5, r * 0.02) }) +
    // The far wall catches light just under the rim.
    stroke(
      `M${n(-r * 0.86)} ${n(-ry * 0.3)}A${n(r * 0.94)} ${n(ry * 0.86)} 0 0 1 ${n(r * 0.2)} ${n(-ry * 0.84)}`,
      '#ffffff',
      r * 0.025,
      {
        'stroke-opacity': 0.9,
      },
    ) +
    stroke(
      `M${n(-r * 0.8)} ${n(depth * 0.42)}Q${n(-r * 0.62)} ${n(depth * 0.82)} ${n(-r * 0.3)} ${n(depth * 0.98)}`,
      '#ffffff',
      r * 0.04,
      {
        'stroke-opacity': 0.7,
      },
    )
  );
}

/** Height in pixels from the middle of the rim to the ground, for the same r and tilt. */
export const lensBowlHeight = (r: number, tilt = 0.3): number => r * 0.62 + r * tilt * 0.35;
