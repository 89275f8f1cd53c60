import { circle, group, stroke } from '../svg.ts';

/** Width of the brand word per pixel of its capital's height. */
export const WORDMARK_RATIO = 3.35;

/**
 * The brand word «Ясно» in our own glyphs; the last one is a lens with a warm glint. (x, y) is the
 * left end of the baseline, `size` the height of the capital in pixels.
 */
export function wordmark(
  x: number,
  y: number,
  size: number,
  colour: string,
  accent: string,
): string {
  const pen = 15;
  const letters =
    stroke('M62 100V0H30A29 29 0 0 0 30 58H62M34 58L4 100', colour, pen) +
    stroke('M157 41A35 35 0 1 0 157 89', colour, pen) +
    stroke('M190 30V100M244 30V100M190 65H244', colour, pen) +
    circle(306, 65, 35, { fill: 'none', stroke: colour, 'stroke-width': pen }) +
    circle(317, 54, 9.5, { fill: accent });
  const scale = Math.round((size / 100) * 1e4) / 1e4;
  return group(letters, {
    transform: `translate(${String(x)} ${String(y - size)}) scale(${String(scale)})`,
  });
}
