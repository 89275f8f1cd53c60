import { backdrop } from '../backdrops/backdrop.ts';
import type { Canvas } from '../canvas.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { castShadow } from '../shapes/shadow.ts';
import { circle, n, place, polar, rect, stroke } from '../svg.ts';

/** A straight ruler of pale glass with ticks: 1100 by 150 pixels around (0, 0). */
function straight(canvas: Canvas): string {
  const { palette } = canvas;
  const glass = canvas.linear(
    80,
    [0, '#ffffff', 0.95],
    [0.5, palette.haze, 0.85],
    [1, palette.soft, 0.8],
  );
  const ticks = Array.from({ length: 53 }, (_, index) => {
    const x = -520 + index * 20;
    const high = index % 10 === 0 ? 62 : index % 5 === 0 ? 46 : 28;
    return `M${n(x)} -75v${n(high)}`;
  }).join('');
  const body = rect(-550, -75, 1100, 150, { rx: 18, fill: palette.deep });
  return (
    castShadow(canvas, body, 16, 34, 20) +
    rect(-550, -75, 1100, 150, { rx: 18, fill: glass, stroke: '#ffffff', 'stroke-width': 3 }) +
    stroke(ticks, palette.deep, 4) +
    circle(508, 30, 18, { fill: '#ffffff', stroke: palette.soft, 'stroke-width': 4 })
  );
}

/** A degree scale around a lens: ticks from the inner to the outer radius, in pixels. */
function scale(canvas: Canvas, r: number): string {
  const { palette, random } = canvas;
  const ticks = Array.from({ length: 72 }, (_, index) => {
    const long = index % 6 === 0;
    const [x1, y1] = polar(0, 0, r, index * 5);
    const [x2, y2] = polar(0, 0, r + (long ? 44 : 22), index * 5);
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  }).join('');
  const axis = random.between(20, 160);
  const [ax, ay] = polar(0, 0, r + 70, axis);
  return (
    circle(0, 0, r + 92, {
      fill: '#ffffff',
      'fill-opacity': 0.45,
      stroke: '#ffffff',
      'stroke-width': 3,
    }) +
    stroke(ticks, palette.deep, 4, { 'stroke-opacity': 0.75 }) +
    stroke(`M${n(ax)} ${n(ay)}L${n(-ax)} ${n(-ay)}`, palette.accent, 5) +
    circle(ax, ay, 14, { fill: palette.accent }) +
    circle(-ax, -ay, 14, { fill: palette.accent })
  );
}

/** The width of a lens between two lines, in pixels. */
function dimension(canvas: Canvas, r: number): string {
  const { tone, accent } = canvas.palette;
  const y = r + 96;
  return (
    stroke(`M${n(-r)} 0V${n(y + 26)}M${n(r)} 0V${n(y + 26)}`, tone, 3, {
      'stroke-dasharray': '3 14',
    }) +
    stroke(
      `M${n(-r)} ${n(y)}H${n(r)}M${n(-r + 26)} ${n(y - 16)}L${n(-r)} ${n(y)}l26 16M${n(r - 26)} ${n(y - 16)}L${n(r)} ${n(y)}l-26 16`,
      accent,
      6,
    )
  );
}

/** A lens being measured: with a ruler, on a degree scale, or between dimension lines. */
export function draw(canvas: Canvas): string {
  const { random } = canvas;
  const kind = random.whole(0, 2);
  const side = random.sign();
  const ground = backdrop(canvas, ['halves', 'arcs', 'beams', 'swell', 'disc']);
  if (kind === 0) {
    const r = random.between(220, 250);
    const x = 800 - side * random.between(40, 120);
    return (
      ground +
      place(scale(canvas, r + 34), x, 500) +
      place(glassLens(canvas, r), x, 500) +
      place(straight(canvas), x + side * 560, 560, { turn: 90 + side * 8, scale: 0.62 })
    );
  }
  const r = random.between(230, 260);
  if (kind === 1) {
    return (
      ground +
      place(place(glassLens(canvas, r), 0, -190) + place(straight(canvas), 0, 170), 800, 510, {
        turn: side * random.between(6, 16),
      })
    );
  }
  return (
    ground +
    place(glassLens(canvas, r) + dimension(canvas, r), 800 - side * 200, 440) +
    place(glassLens(canvas, r * 0.9, { shadow: true }), 800 + side * 330, 440, {
      scaleX: 0.42,
      scale: 1,
    }) +
    place(straight(canvas), 800, 880, { scale: 0.9 })
  );
}
