import { backdrop } from '../backdrops/backdrop.ts';
import type { Canvas } from '../canvas.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { castShadow } from '../shapes/shadow.ts';
import { circle, place, rect, repeat, type Attributes } from '../svg.ts';

const WIDE = 800;
const HIGH = 700;
const STEP = 100;

/** The days of five weeks; worn ones are filled, the day of a new pair is warm. */
function days(canvas: Canvas): string {
  const { random, palette } = canvas;
  const first = random.whole(0, 4);
  const period = random.pick([7, 14, 30]);
  const start = first + random.whole(0, 3);
  const square = random.chance(0.45);
  const cellShape = (x: number, y: number, r: number, attributes: Attributes): string =>
    square
      ? rect(x - r, y - r, r * 2, r * 2, { rx: r * 0.4, ...attributes })
      : circle(x, y, r, attributes);
  const worn = canvas.linear(60, [0, palette.soft], [1, palette.tone]);
  const fresh = canvas.linear(60, [0, palette.glow], [1, palette.accent]);
  return repeat(31, (day) => {
    const cell = day + first;
    const x = ((cell % 7) - 3) * STEP;
    const y = Math.floor(cell / 7) * STEP * 0.92 - 130;
    const isFresh = cell >= start && (cell - start) % period === 0;
    const isWorn = cell >= start && cell < start + Math.min(period, 14);
    if (isFresh) return cellShape(x, y, 38, { fill: fresh });
    if (isWorn) return cellShape(x, y, 34, { fill: worn });
    return cellShape(x, y, 34, { fill: palette.mist, stroke: palette.haze, 'stroke-width': 2 });
  });
}

function sheet(canvas: Canvas): string {
  const { palette, random } = canvas;
  const page = rect(-WIDE / 2, -HIGH / 2, WIDE, HIGH, { rx: 44, fill: '#ffffff' });
  const [from, to] = random.pick([
    [palette.deep, palette.tone],
    [palette.tone, palette.soft],
    [palette.ink, palette.deep],
    [palette.accent, palette.glow],
  ] as const);
  const head = canvas.linear(20, [0, from], [1, to]);
  const light = canvas.linear(80, [0, '#ffffff'], [1, palette.paper]);
  const rings = repeat(6, (index) => {
    const x = (index - 2.5) * 120;
    return (
      circle(x, -HIGH / 2 + 46, 15, { fill: palette.ink, 'fill-opacity': 0.55 }) +
      rect(x - 9, -HIGH / 2 - 36, 18, 84, {
        rx: 9,
        fill: canvas.linear(0, [0, '#ffffff'], [0.5, palette.haze], [1, palette.soft]),
      })
    );
  });
  return (
    castShadow(canvas, page, 26, 54, 36) +
    rect(-WIDE / 2 + 14, -HIGH / 2 + 22, WIDE - 28, HIGH, { rx: 44, fill: palette.haze }) +
    rect(-WIDE / 2, -HIGH / 2, WIDE, HIGH, { rx: 44, fill: light }) +
    `<path d="M-400-200V-306A44 44 0 0 1-356-350H356A44 44 0 0 1 400-306V-200Z" fill="${head}"/>` +
    rect(-340, -268, 150, 20, { rx: 10, fill: '#ffffff', 'fill-opacity': 0.75 }) +
    circle(330, -258, 14, { fill: '#ffffff' }) +
    circle(284, -258, 14, { fill: '#ffffff', 'fill-opacity': 0.4 }) +
    rings +
    days(canvas)
  );
}

/** A calendar page with the days of wear, and a lens next to it. */
export function draw(canvas: Canvas): string {
  const { random, palette } = canvas;
  const side = random.sign();
  const r = random.between(130, 190);
  return (
    backdrop(canvas, ['halves', 'arcs', 'disc', 'beams', 'swell', 'bokeh']) +
    place(sheet(canvas), 800 - side * random.between(60, 160), 530, {
      turn: random.between(-11, 11),
      scale: random.between(0.98, 1.1),
    }) +
    place(glassLens(canvas, r), 800 + side * random.between(370, 450), random.between(300, 740)) +
    (random.chance(0.5)
      ? place(
          glassLens(canvas, 66, { tint: palette.accent }),
          800 + side * 590,
          random.between(350, 640),
        )
      : '')
  );
}
