import type { Canvas } from '../canvas.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { circle, n, path, place, rect, repeat, stroke } from '../svg.ts';

function sky(canvas: Canvas): string {
  const { width, height, random, palette } = canvas;
  const fill = canvas.linear(
    random.between(75, 105),
    [0, palette.ink],
    [0.55, palette.deep],
    [1, palette.soft],
  );
  const stars = repeat(46, (index) => {
    const bright = index % 9 === 0;
    return circle(
      random.between(0, width),
      random.between(0, height * 0.62),
      bright ? random.between(4, 6) : random.between(1.2, 3),
      {
        fill: bright ? palette.glow : '#ffffff',
        'fill-opacity': random.between(0.4, 0.95),
      },
    );
  });
  return rect(0, 0, width, height, { fill }) + stars;
}

function moon(canvas: Canvas, x: number, y: number, r: number): string {
  const { palette } = canvas;
  const halo = canvas.radial(
    0.5,
    0.5,
    0.5,
    [0, palette.glow, 0.75],
    [0.4, palette.glow, 0.25],
    [1, palette.glow, 0],
  );
  const face = canvas.linear(60, [0, '#ffffff'], [0.6, palette.glow], [1, palette.accent, 0.85]);
  const crater = (dx: number, dy: number, size: number): string =>
    circle(x + r * dx, y + r * dy, r * size, { fill: palette.accent, 'fill-opacity': 0.16 });
  return (
    circle(x, y, r * 2.6, { fill: halo }) +
    circle(x, y, r, { fill: face }) +
    crater(0.3, -0.2, 0.2) +
    crater(-0.25, 0.35, 0.27) +
    crater(0.42, 0.42, 0.12)
  );
}

function hills(canvas: Canvas): string {
  const { random, palette } = canvas;
  const flip = random.sign();
  return repeat(3, (index) => {
    const y = 690 + index * 105;
    const bend = flip * (index % 2 === 0 ? 1 : -1) * random.between(60, 110);
    const fill = canvas.linear(
      90,
      [0, [palette.soft, palette.tone, palette.deep][index] ?? palette.deep, 0.75],
      [1, palette.ink],
    );
    return path(
      `M0 ${n(y + bend)}C380 ${n(y - bend)} 620 ${n(y - bend)} 900 ${n(y)}S1380 ${n(y + bend)} 1600 ${n(y - bend * 0.5)}V1000H0Z`,
      { fill },
    );
  });
}

/** The moon over quiet hills, a lens across its face. */
function landscape(canvas: Canvas): string {
  const { random } = canvas;
  const x = random.between(480, 1120);
  const y = random.between(320, 400);
  const r = random.between(150, 190);
  const side = random.sign();
  return (
    sky(canvas) +
    moon(canvas, x, y, r) +
    place(glassLens(canvas, r * 1.05, { shadow: false }), x + side * r * 0.75, y + r * 0.5) +
    hills(canvas)
  );
}

/** A closed, sleeping eye under a crescent. */
function asleep(canvas: Canvas): string {
  const { random, palette } = canvas;
  const x = random.between(720, 880);
  const side = random.sign();
  const lashes = repeat(11, (index) => {
    const t = (index / 10) * 2 - 1;
    const startX = x + t * 330;
    const startY = 620 + (1 - t * t) * 108;
    const length = 92 - Math.abs(t) * 22;
    return stroke(
      `M${n(startX)} ${n(startY)}q${n(t * 12)} ${n(length * 0.6)} ${n(t * 62)} ${n(length)}`,
      '#ffffff',
      11,
    );
  });
  const crescent = canvas.linear(120, [0, '#ffffff'], [1, palette.glow]);
  const moonX = x + side * random.between(300, 380);
  return (
    sky(canvas) +
    circle(x, 600, 520, {
      fill: canvas.radial(0.5, 0.5, 0.5, [0, palette.soft, 0.5], [1, palette.soft, 0]),
    }) +
    place(
      path('M60-150A160 160 0 1 0 150 70A128 128 0 1 1 60-150Z', { fill: crescent }),
      moonX,
      300,
      { turn: random.between(-20, 20), scale: 1, scaleX: side },
    ) +
    stroke(`M${n(x - 380)} 590Q${n(x)} 872 ${n(x + 380)} 590`, '#ffffff', 18) +
    lashes +
    place(glassLens(canvas, 92, { shadow: false }), x - side * 430, 330)
  );
}

/** Night: when lenses rest. The only dark picture of the set. */
export function draw(canvas: Canvas): string {
  return canvas.random.pick([landscape, landscape, asleep])(canvas);
}
