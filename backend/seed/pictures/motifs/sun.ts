import { backdrop } from '../backdrops/backdrop.ts';
import type { Canvas } from '../canvas.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { circle, n, path, place, repeat } from '../svg.ts';

function sunDisc(canvas: Canvas, x: number, y: number, r: number): string {
  const { accent, glow } = canvas.palette;
  const halo = canvas.radial(0.5, 0.5, 0.5, [0, glow], [0.35, glow, 0.7], [1, glow, 0]);
  const disc = canvas.linear(90, [0, '#ffe9c4'], [0.5, glow], [1, accent]);
  return circle(x, y, r * 3.1, { fill: halo }) + circle(x, y, r, { fill: disc });
}

/** A beam that arrives warm, passes a lens with a filter and leaves cool, focused on a point. */
function filtered(canvas: Canvas): string {
  const { random, palette } = canvas;
  const side = random.sign();
  const sunR = random.between(105, 135);
  const tilt = random.between(10, 24);
  const far = random.between(560, 640);
  const half = random.between(250, 285);
  const focus = far + random.between(470, 560);
  const warm = canvas.linear(0, [0, palette.accent, 0.1], [1, palette.accent, 0.38]);
  const cool = canvas.linear(0, [0, palette.soft, 0.6], [1, palette.tone, 0.2]);
  const rays = repeat(5, (index) => {
    const y = (index - 2) * half * 0.4;
    return (
      path(`M${n(sunR * 1.3)} ${n(y * 0.32)}L${n(far)} ${n(y)}`, {
        fill: 'none',
        stroke: palette.accent,
        'stroke-opacity': 0.7,
        'stroke-width': 4,
      }) +
      path(`M${n(far)} ${n(y)}L${n(focus)} 0`, {
        fill: 'none',
        stroke: palette.tone,
        'stroke-opacity': 0.55,
        'stroke-width': 2.5,
      })
    );
  });
  const spark = canvas.radial(
    0.5,
    0.5,
    0.5,
    [0, '#ffffff'],
    [0.3, '#ffffff', 0.8],
    [1, '#ffffff', 0],
  );
  const scene =
    path(
      `M0 ${n(-sunR * 0.9)}L${n(far)} ${n(-half * 0.92)}V${n(half * 0.92)}L0 ${n(sunR * 0.9)}Z`,
      { fill: warm },
    ) +
    path(`M${n(far)} ${n(-half * 0.92)}L${n(focus)} 0L${n(far)} ${n(half * 0.92)}Z`, {
      fill: cool,
    }) +
    rays +
    circle(focus, 0, 90, { fill: spark }) +
    place(glassLens(canvas, half), far, 0, { scaleX: random.between(0.34, 0.46), scale: 1 }) +
    sunDisc(canvas, 0, 0, sunR);
  return (
    backdrop(canvas, ['swell', 'arcs', 'bokeh', 'beams']) +
    place(scene, 800 - side * 500, 270, { turn: side * tilt, scaleX: side, scale: 1 })
  );
}

/** A low sun over layers of hills, seen through a lens. */
function horizon(canvas: Canvas): string {
  const { random, palette } = canvas;
  const x = random.between(560, 1040);
  const y = random.between(400, 460);
  const hill = (level: number, bend: number, top: string, opacity: number): string => {
    const fill = canvas.linear(90, [0, top, opacity], [1, top, opacity * 0.25]);
    return path(
      `M0 ${n(level)}C360 ${n(level - bend)} 620 ${n(level + bend)} 900 ${n(level)}S1400 ${n(level - bend)} 1600 ${n(level + bend * 0.4)}V1000H0Z`,
      { fill },
    );
  };
  const flip = random.sign();
  return (
    backdrop(canvas, ['bokeh', 'arcs', 'beams']) +
    sunDisc(canvas, x, y, random.between(150, 180)) +
    hill(600, 90 * flip, palette.soft, 0.75) +
    hill(700, -80 * flip, palette.tone, 0.6) +
    hill(820, 70 * flip, palette.deep, 0.75) +
    place(
      glassLens(canvas, random.between(270, 310), { body: 0.8 }),
      x,
      y + random.between(60, 110),
    )
  );
}

/** Sunlight and the lens that filters it. */
export function draw(canvas: Canvas): string {
  return canvas.random.pick([filtered, horizon])(canvas);
}
