import type { Canvas } from '../canvas.ts';
import { element, group, n, path, place, stroke } from '../svg.ts';
import { softShape, softStroke } from './soft.ts';
import { iris } from './iris.ts';

/** Position of the upper lid at a fraction t (0 to 1) of the eye's width. */
function lidPoint(half: number, rise: number, t: number): [number, number] {
  const u = 1 - t;
  const x =
    -half * u * u * u - half * 0.45 * 3 * u * u * t + half * 0.5 * 3 * u * t * t + half * t * t * t;
  const y =
    0.12 * rise * u * u * u -
    rise * 1.18 * 3 * u * u * t -
    rise * 1.22 * 3 * u * t * t -
    0.1 * rise * t * t * t;
  return [x, y];
}

function lashes(half: number, rise: number, colour: string): string {
  const shapes = Array.from({ length: 17 }, (_, index) => {
    const t = 0.14 + (index / 16) * 0.83;
    const [x, y] = lidPoint(half, rise, t);
    const length = half * (0.13 + 0.14 * t);
    const lean = (t - 0.42) * 1.5;
    const tipX = x + Math.sin(lean) * length * 1.15;
    const tipY = y - Math.cos(lean) * length * 0.95;
    const bendX = x + Math.sin(lean) * length * 0.35 + half * 0.015;
    return `M${n(x - half * 0.012)} ${n(y)}Q${n(bendX)} ${n(y - length * 0.5)} ${n(tipX)} ${n(tipY)}Q${n(bendX + half * 0.03)} ${n(y - length * 0.4)} ${n(x + half * 0.016)} ${n(y)}Z`;
  });
  return path(shapes.join(''), { fill: colour });
}

/** An open eye with lashes; `half` is half its width in pixels, (0, 0) the middle of the iris. */
export function openEye(canvas: Canvas, half: number): string {
  const { ink, deep, haze, glow } = canvas.palette;
  const rise = half * 0.5;
  const upper = `C${n(-half * 0.45)} ${n(-rise * 1.18)} ${n(half * 0.5)} ${n(-rise * 1.22)} ${n(half)} ${n(-rise * 0.1)}`;
  const lower = `C${n(half * 0.55)} ${n(rise * 0.86)} ${n(-half * 0.4)} ${n(rise * 0.92)} ${n(-half)} ${n(rise * 0.12)}Z`;
  const start = `M${n(-half)} ${n(rise * 0.12)}`;
  const almond = `${start}${upper}${lower}`;
  const white = canvas.linear(90, [0, haze], [0.35, '#ffffff'], [1, '#f4fafa']);
  const clip = canvas.clip(element('path', { d: almond }));
  const lid = `${start}${upper}C${n(half * 0.5)} ${n(-rise * 1.06)} ${n(-half * 0.42)} ${n(-rise * 1.06)} ${n(-half)} ${n(rise * 0.12)}Z`;
  return (
    softShape(path(almond, { fill: glow }), half * 0.12, { fill: glow, opacity: 0.9 }) +
    path(almond, { fill: white }) +
    group(
      place(iris(canvas, rise * 0.86), 0, -rise * 0.1) +
        softStroke(`${start}${upper}`, half * 0.16, half * 0.05, { fill: ink, opacity: 0.34 }),
      { 'clip-path': clip },
    ) +
    stroke(`M${n(half)} ${n(-rise * 0.1)}${lower.replace('Z', '')}`, deep, half * 0.008, {
      opacity: 0.45,
    }) +
    path(lid, {
      fill: ink,
      stroke: ink,
      'stroke-width': half * 0.022,
      'stroke-linejoin': 'round',
    }) +
    lashes(half, rise, ink) +
    stroke(
      `M${n(-half * 0.92)} ${n(-rise * 0.46)}C${n(-half * 0.42)} ${n(-rise * 1.6)} ${n(half * 0.5)} ${n(-rise * 1.66)} ${n(half * 0.98)} ${n(-rise * 0.62)}`,
      deep,
      half * 0.012,
      { opacity: 0.35 },
    )
  );
}
