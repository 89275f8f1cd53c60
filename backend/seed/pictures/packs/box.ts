import type { Canvas } from '../canvas.ts';
import { group, n, path, rect } from '../svg.ts';
import { softShape, softStroke } from '../shapes/soft.ts';

type BoxOptions = {
  /** Pixels of the flat faces before projection. */
  width: number;
  height: number;
  depth: number;
  /** Flat drawings, clipped to their faces. */
  front: string;
  side: string;
  top: string;
};

/** The front runs slightly down to the right, the depth up to the right: seen from above. */
const FRONT_DROP = 0.13;
const DEPTH_X = 0.62;
const DEPTH_RISE = 0.26;

/** Width of the projected box, in pixels. */
export const boxSpan = (width: number, depth: number): number => width + depth * DEPTH_X;

/** A closed carton; (0, 0) is the lowest corner, where the front meets the side. */
export function box(
  canvas: Canvas,
  { width, height, depth, front, side, top }: BoxOptions,
): string {
  const { ink, deep } = canvas.palette;
  const left = -width;
  const leftY = -width * FRONT_DROP;
  const backX = depth * DEPTH_X;
  const backY = -depth * DEPTH_RISE;
  const face = (content: string, matrix: string, wide: number, high: number): string => {
    const clip = canvas.clip(rect(0, 0, wide, high, {}));
    return group(group(content, { 'clip-path': clip }), { transform: `matrix(${matrix})` });
  };
  const shadow = `M${n(left)} ${n(leftY)}L0 0L${n(backX)} ${n(backY)}L${n(backX + depth * 0.55)} ${n(backY + 10)}L${n(depth * 0.5)} ${n(height * 0.06)}L${n(left * 0.9)} ${n(leftY * 0.3 + 26)}Z`;
  const frontLight = canvas.linear(15, [0, '#ffffff', 0.1], [0.6, '#ffffff', 0], [1, ink, 0.05]);
  const sideShade = canvas.linear(10, [0, ink, 0.2], [1, ink, 0.3]);
  const topLight = canvas.linear(0, [0, '#ffffff', 0.45], [1, '#ffffff', 0.2]);
  return (
    softShape(path(shadow, { fill: deep }), 28, { fill: deep, opacity: 0.42 }) +
    // The carton touches the ground: a thin dark line right under its edges.
    softStroke(`M${n(left)} ${n(leftY + 4)}L0 4L${n(backX)} ${n(backY + 4)}`, 16, 9, {
      fill: ink,
      opacity: 0.45,
    }) +
    face(
      front + rect(0, 0, width, height, { fill: frontLight }),
      `1 ${n(FRONT_DROP)} 0 1 ${n(left)} ${n(leftY - height)}`,
      width,
      height,
    ) +
    face(
      side + rect(0, 0, depth, height, { fill: sideShade }),
      `${n(DEPTH_X)} ${n(-DEPTH_RISE)} 0 1 0 ${n(-height)}`,
      depth,
      height,
    ) +
    face(
      top + rect(0, 0, width, depth, { fill: topLight }),
      `1 ${n(FRONT_DROP)} ${n(-DEPTH_X)} ${n(DEPTH_RISE)} ${n(left + backX)} ${n(leftY - height + backY)}`,
      width,
      depth,
    ) +
    // Light falls along the edges of the carton.
    path(
      `M${n(left)} ${n(leftY - height)}L0 ${n(-height)}L${n(backX)} ${n(backY - height)}M0 ${n(-height)}V0`,
      {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-opacity': 0.55,
        'stroke-width': 3,
        'stroke-linejoin': 'round',
      },
    )
  );
}
