import { backdrop } from '../backdrops/backdrop.ts';
import type { Canvas } from '../canvas.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { iris } from '../shapes/iris.ts';
import { openEye } from '../shapes/open-eye.ts';
import { circle, place, stroke } from '../svg.ts';
import { softEllipse } from '../shapes/soft.ts';

/** The whole eye with a lens on its way to it. */
function front(canvas: Canvas): string {
  const { random, palette } = canvas;
  const side = random.sign();
  const half = random.between(370, 440);
  const eyeX = 800 - side * random.between(60, 120);
  const lensX = eyeX + side * random.between(430, 480);
  const lensY = random.between(650, 720);
  return (
    backdrop(canvas, ['disc', 'arcs', 'halves', 'beams']) +
    place(openEye(canvas, half), eyeX, 510, {
      turn: random.between(-5, 5),
      scaleX: side,
      scale: 1,
    }) +
    stroke(
      `M${String(lensX)} ${String(lensY)}Q${String((lensX + eyeX) / 2)} ${String(lensY + 60)} ${String(eyeX + side * 120)} 600`,
      palette.accent,
      4,
      {
        'stroke-dasharray': '2 18',
      },
    ) +
    place(glassLens(canvas, random.between(120, 150)), lensX, lensY)
  );
}

/** Only the iris in close-up, with the rim of a lens around it. */
function macro(canvas: Canvas): string {
  const { random, palette } = canvas;
  const x = random.chance(0.5) ? random.between(420, 620) : random.between(980, 1180);
  const y = random.between(470, 560);
  const r = random.between(300, 350);
  const white = canvas.radial(
    0.5,
    0.5,
    0.5,
    [0, '#ffffff'],
    [0.7, '#ffffff', 0.8],
    [1, '#ffffff', 0],
  );
  return (
    backdrop(canvas, ['beams', 'arcs', 'swell']) +
    circle(x, y, r * 2, { fill: white }) +
    softEllipse(canvas, [x, y + 20, r * 1.05, r * 1.05], 40, {
      fill: palette.deep,
      opacity: 0.35,
    }) +
    place(iris(canvas, r), x, y, { turn: random.between(-12, 12) }) +
    place(glassLens(canvas, r * 1.32, { body: 0.7, shadow: false }), x, y)
  );
}

/** A calm composition: the iris inside optical rings. */
function rings(canvas: Canvas): string {
  const { random, palette } = canvas;
  const x = random.between(700, 900);
  const r = random.between(170, 210);
  const orbit = [1.5, 1.95, 2.45].map((factor, index) =>
    circle(x, 500, r * factor, {
      fill: '#ffffff',
      'fill-opacity': 0.3,
      stroke: index === 1 ? palette.tone : '#ffffff',
      'stroke-opacity': index === 1 ? 0.35 : 0.9,
      'stroke-width': 3,
    }),
  );
  const angle = random.between(0, 6.28);
  return (
    backdrop(canvas, ['halves', 'swell', 'bokeh']) +
    orbit.reverse().join('') +
    softEllipse(canvas, [x, 512, r, r], 30, { fill: palette.deep, opacity: 0.4 }) +
    place(iris(canvas, r), x, 500) +
    place(glassLens(canvas, 74), x + Math.cos(angle) * r * 1.95, 500 + Math.sin(angle) * r * 1.95) +
    circle(x - Math.cos(angle) * r * 2.45, 500 - Math.sin(angle) * r * 2.45, 20, {
      fill: palette.accent,
    })
  );
}

/** An eye: whole, in close-up, or inside optical rings. */
export function draw(canvas: Canvas): string {
  return canvas.random.pick([front, front, macro, rings])(canvas);
}
