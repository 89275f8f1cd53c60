import type { Canvas } from '../canvas.ts';
import { circle, ellipse, n, path, polar } from '../svg.ts';

/** Fine rays of the iris, drawn as one path to keep the file small. */
function fibres(canvas: Canvas, r: number, count: number, from: number, to: number): string {
  const { random } = canvas;
  const lines = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 360 + random.between(-1.4, 1.4);
    const [x1, y1] = polar(0, 0, r * (from + random.between(-0.03, 0.05)), angle);
    const [x2, y2] = polar(0, 0, r * (to - random.between(0, 0.22)), angle + random.between(-3, 3));
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  });
  return lines.join('');
}

/** An iris with its pupil and reflections, radius r pixels around (0, 0). */
export function iris(canvas: Canvas, r: number): string {
  const { ink, deep, tone, soft, haze, accent } = canvas.palette;
  const base = canvas.radial(
    0.5,
    0.5,
    0.5,
    [0.36, accent, 0.9],
    [0.46, soft],
    [0.7, tone],
    [0.9, deep],
    [1, ink],
  );
  const depth = canvas.linear(90, [0, ink, 0.55], [0.5, ink, 0], [1, '#ffffff', 0.22]);
  const pupil = canvas.radial(0.45, 0.4, 0.6, [0, '#0a3038'], [1, '#04191e']);
  const window = `M${n(-r * 0.5)} ${n(-r * 0.2)}Q${n(-r * 0.52)} ${n(-r * 0.5)} ${n(-r * 0.16)} ${n(-r * 0.6)}L${n(-r * 0.1)} ${n(-r * 0.24)}Z`;
  return (
    circle(0, 0, r, { fill: '#ffffff' }) +
    circle(0, 0, r, { fill: base }) +
    path(fibres(canvas, r, 84, 0.42, 0.94), {
      fill: 'none',
      stroke: haze,
      'stroke-opacity': 0.42,
      'stroke-width': r * 0.008,
    }) +
    path(fibres(canvas, r, 60, 0.5, 0.98), {
      fill: 'none',
      stroke: ink,
      'stroke-opacity': 0.35,
      'stroke-width': r * 0.011,
    }) +
    circle(0, 0, r, { fill: depth }) +
    circle(0, 0, r * 0.38, { fill: pupil }) +
    path(window, {
      fill: '#ffffff',
      'fill-opacity': 0.92,
      'stroke-linejoin': 'round',
      stroke: '#ffffff',
      'stroke-opacity': 0.92,
      'stroke-width': r * 0.05,
    }) +
    ellipse(r * 0.3, r * 0.42, r * 0.14, r * 0.07, {
      fill: '#ffffff',
      'fill-opacity': 0.55,
      transform: `rotate(-35 ${n(r * 0.3)} ${n(r * 0.42)})`,
    })
  );
}
