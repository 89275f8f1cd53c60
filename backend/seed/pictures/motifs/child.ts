import { backdrop } from '../backdrops/backdrop.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { child } from '../shapes/child.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { castShadow } from '../shapes/shadow.ts';
import { circle, n, path, place, rect, repeat, stroke } from '../svg.ts';

/** A kite with a tail, about 300 pixels across. */
function kite(canvas: Canvas): string {
  const { accent, glow, tone, soft } = canvas.palette;
  return (
    path('M0-190L130-20L0 190Z', { fill: accent }) +
    path('M0-190L-130-20L0 190Z', { fill: mix(accent, glow, 0.55) }) +
    path('M0-190L130-20H-130Z', { fill: '#ffffff', 'fill-opacity': 0.3 }) +
    stroke('M0 190C-70 260 70 320 0 390S60 500 20 560', tone, 5) +
    repeat(3, (index) =>
      place(
        path('M0 0L30-16V16ZM0 0L-30-16V16Z', { fill: soft }),
        index % 2 === 0 ? 18 : -6,
        290 + index * 90,
        { turn: index * 40 },
      ),
    )
  );
}

/** A sheet with open rings, as in an eye test. */
function testSheet(canvas: Canvas): string {
  const { deep, tone } = canvas.palette;
  const sheet = rect(-150, -210, 300, 420, { rx: 24, fill: '#ffffff' });
  const row = (count: number, y: number, r: number): string =>
    repeat(count, (index) =>
      place(
        stroke(
          `M${n(r)} ${n(r * 0.3)}A${n(r)} ${n(r)} 0 1 1 ${n(r)} ${n(-r * 0.3)}`,
          index % 2 === 0 ? deep : tone,
          r * 0.5,
        ),
        (index - (count - 1) / 2) * r * 3.6,
        y,
        { turn: index * 90 + y },
      ),
    );
  return (
    castShadow(canvas, sheet, 12, 28, 18) +
    sheet +
    row(1, -120, 42) +
    row(2, -10, 27) +
    row(3, 70, 18) +
    row(4, 136, 12)
  );
}

function balloons(canvas: Canvas): string {
  const { accent, soft, tone } = canvas.palette;
  return [accent, tone, soft]
    .map((colour, index) => {
      const x = (index - 1) * 130;
      const y = index === 1 ? -110 : 0;
      const fill = canvas.radial(
        0.36,
        0.3,
        0.8,
        [0, '#ffffff'],
        [0.4, mix(colour, '#ffffff', 0.25)],
        [1, colour],
      );
      return (
        stroke(`M${n(x)} ${n(y + 120)}Q${n(x * 0.3)} ${n(y + 260)} 0 420`, tone, 3, {
          'stroke-opacity': 0.6,
        }) +
        path(
          `M${n(x)} ${n(y + 124)}C${n(x - 60)} ${n(y + 90)} ${n(x - 104)} ${n(y + 30)} ${n(x - 100)} ${n(y - 30)}A100 104 0 0 1 ${n(x + 100)} ${n(y - 30)}C${n(x + 104)} ${n(y + 30)} ${n(x + 60)} ${n(y + 90)} ${n(x)} ${n(y + 124)}Z`,
          { fill, 'fill-opacity': 0.92 },
        )
      );
    })
    .join('');
}

/** A child, and what the child looks at: a kite, balloons or an eye chart. */
export function draw(canvas: Canvas): string {
  const { random, palette } = canvas;
  const side = random.sign();
  const x = 800 - side * random.between(170, 230);
  const thing = random.pick([kite, testSheet, balloons])(canvas);
  const thingX = 800 + side * random.between(340, 400);
  return (
    backdrop(canvas, ['disc', 'halves', 'arcs', 'swell']) +
    place(thing, thingX, random.between(320, 400), {
      turn: side * random.between(4, 14),
      scale: 1,
    }) +
    circle(thingX - side * 210, 210, 18, { fill: palette.accent, 'fill-opacity': 0.8 }) +
    place(child(canvas), x, 1000, { scale: random.between(1.02, 1.14), scaleX: side }) +
    place(glassLens(canvas, random.between(80, 100)), thingX + side * 40, random.between(770, 830))
  );
}
