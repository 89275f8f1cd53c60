import type { Canvas } from '../canvas.ts';
import { n, path, place, stroke } from '../svg.ts';
import { softShape } from './soft.ts';

/**
 * A lens cut through the middle, dome up: `half` is half its width in pixels, (0, 0) the top of the
 * dome, `thick` the thickness at the centre in pixels.
 */
export function lensProfile(canvas: Canvas, half: number, thick = half * 0.16): string {
  const { deep, tone, soft } = canvas.palette;
  const sag = half * 0.46;
  const outer = `M${n(-half)} ${n(sag)}C${n(-half * 0.62)} ${n(-sag * 0.06)} ${n(-half * 0.3)} 0 0 0S${n(half * 0.62)} ${n(-sag * 0.06)} ${n(half)} ${n(sag)}`;
  const inner = `C${n(half * 0.62)} ${n(thick + sag * 0.14)} ${n(half * 0.3)} ${n(thick)} 0 ${n(thick)}S${n(-half * 0.62)} ${n(thick + sag * 0.14)} ${n(-half)} ${n(sag)}Z`;
  const body = canvas.linear(90, [0, '#ffffff', 0.9], [0.25, soft, 0.55], [1, tone, 0.6]);
  const edge = canvas.linear(0, [0, deep, 0.7], [0.3, '#ffffff'], [0.7, '#ffffff'], [1, deep, 0.7]);
  return (
    place(
      softShape(path(`${outer}${inner}`, { fill: deep }), half * 0.04, {
        fill: deep,
        opacity: 0.3,
      }),
      0,
      half * 0.06,
    ) +
    path(`${outer}${inner}`, { fill: body }) +
    stroke(outer, edge, half * 0.009) +
    stroke(
      `M${n(-half * 0.6)} ${n(sag * 0.42)}Q${n(-half * 0.34)} ${n(sag * 0.16)} ${n(-half * 0.08)} ${n(thick * 0.24)}`,
      '#ffffff',
      half * 0.02,
      { 'stroke-opacity': 0.9 },
    )
  );
}
