import { backdrop } from '../backdrops/backdrop.ts';
import type { Canvas } from '../canvas.ts';
import { lighten } from '../colour.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { castShadow, groundShadow } from '../shapes/shadow.ts';
import { studio } from '../backdrops/studio.ts';
import { circle, element, ellipse, group, n, path, place, rect, repeat, stroke } from '../svg.ts';

/** A bicycle whose wheels are lenses. */
function bicycle(canvas: Canvas): string {
  const { random, palette } = canvas;
  const side = random.sign();
  const frame = random.pick([palette.accent, palette.deep, palette.tone]);
  const wheel = (x: number): string =>
    place(glassLens(canvas, 210, { shadow: false }), x, 0) +
    circle(x, 0, 214, { fill: 'none', stroke: palette.ink, 'stroke-width': 12 }) +
    circle(x, 0, 16, { fill: palette.ink });
  const bike =
    groundShadow(canvas, 0, 226, 520, 26) +
    wheel(-320) +
    wheel(320) +
    stroke('M-320 0L-170-290L180-300L-40 10Z', frame, 22) +
    stroke('M-40 10L-196-350', frame, 22) +
    stroke('M320 0L166-372', frame, 22) +
    stroke('M-258-360H-140', palette.ink, 30) +
    stroke('M166-372L110-392M166-372Q250-400 262-330', palette.ink, 18) +
    circle(-40, 10, 48, { fill: 'none', stroke: palette.ink, 'stroke-width': 12 }) +
    stroke('M-40 10L10 88M-10 92H40', palette.ink, 14);
  return (
    studio(canvas, random.between(0.68, 0.76)) +
    circle(800 - side * 330, 330, random.between(120, 190), {
      fill: canvas.linear(70, [0, palette.glow], [1, palette.accent, 0.6]),
    }) +
    place(bike, 800, 630, { scale: 1.02, scaleX: side * 1.02 })
  );
}

/** A racket and a ball. */
function tennis(canvas: Canvas): string {
  const { random, palette } = canvas;
  const side = random.sign();
  const clip = canvas.clip(element('ellipse', { cx: 0, cy: -190, rx: 212, ry: 270 }));
  const strings =
    Array.from({ length: 15 }, (_, index) => `M${n(-224 + index * 32)} -480V100`).join('') +
    Array.from({ length: 18 }, (_, index) => `M-230 ${n(-470 + index * 32)}H230`).join('');
  const outline =
    ellipse(0, -190, 222, 282, { fill: 'none', stroke: palette.deep, 'stroke-width': 30 }) +
    stroke('M-120 50L-24 210M120 50L24 210', palette.deep, 26);
  const racket =
    castShadow(canvas, outline + rect(-30, 200, 60, 280, { fill: palette.deep }), 40, 50, 18) +
    ellipse(0, -190, 212, 270, { fill: '#ffffff', 'fill-opacity': 0.5 }) +
    group(stroke(strings, palette.soft, 4), { 'clip-path': clip }) +
    outline +
    ellipse(0, -190, 222, 282, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.45,
      'stroke-width': 6,
    }) +
    rect(-32, 200, 64, 300, {
      rx: 26,
      fill: canvas.linear(0, [0, palette.ink], [0.35, palette.tone], [1, palette.ink]),
    });
  const skin = canvas.radial(
    0.36,
    0.32,
    0.75,
    [0, lighten(palette.glow, 0.5)],
    [0.5, palette.accent],
    [1, palette.accent],
  );
  const ball =
    circle(0, 0, 92, { fill: skin }) +
    stroke('M-84-38C-20-30 10 40-30 86M84 38C20 30-10-40 30-86', '#ffffff', 9, {
      'stroke-opacity': 0.9,
    });
  const ballX = 800 + side * random.between(380, 450);
  const ballY = random.between(280, 420);
  const trail = canvas.linear(
    side > 0 ? 180 : 0,
    [0, palette.accent, 0.35],
    [1, palette.accent, 0],
  );
  return (
    backdrop(canvas, ['halves', 'arcs', 'beams', 'disc']) +
    place(racket, 800 - side * 180, 540, { turn: side * random.between(24, 40) }) +
    path(
      `M${n(ballX)} ${n(ballY - 86)}Q${n(ballX - side * 260)} ${n(ballY - 30)} ${n(ballX - side * 560)} ${n(ballY + 180)}Q${n(ballX - side * 240)} ${n(ballY + 110)} ${n(ballX)} ${n(ballY + 86)}Z`,
      { fill: trail },
    ) +
    place(
      castShadow(canvas, circle(0, 0, 90, { fill: palette.ink }), 20, 44, 16) + ball,
      ballX,
      ballY,
      { turn: random.between(0, 90) },
    ) +
    place(glassLens(canvas, 104), ballX - side * 40, 740)
  );
}

/** Lanes of a running track that sweep to the horizon. */
function track(canvas: Canvas): string {
  const { random, palette } = canvas;
  const side = random.sign();
  const lanes = repeat(6, (index) => {
    const r = 980 - index * 120;
    // One lane is the reader's own.
    const tint = index === 2 ? palette.accent : index % 2 === 0 ? palette.tone : palette.soft;
    return ellipse(0, 0, r * 1.25, r * 0.62, {
      fill: tint,
      'fill-opacity': index === 2 ? 0.9 : 0.55,
      stroke: '#ffffff',
      'stroke-width': 9,
    });
  });
  const grass = canvas.linear(90, [0, palette.mist], [1, palette.haze]);
  const sun = canvas.linear(80, [0, '#ffffff'], [1, palette.haze]);
  return (
    backdrop(canvas, ['bokeh', 'beams', 'arcs']) +
    circle(800 + side * 320, 330, 190, { fill: sun }) +
    place(lanes + ellipse(0, 0, 320, 158, { fill: grass }), 800 - side * 640, 1010) +
    place(
      glassLens(canvas, random.between(170, 210)),
      800 + side * random.between(260, 400),
      random.between(400, 520),
    ) +
    place(glassLens(canvas, 80, { tint: palette.accent }), 800 + side * 30, 250)
  );
}

/** Sport: a bicycle, tennis or a running track. */
export function draw(canvas: Canvas): string {
  return canvas.random.pick([bicycle, tennis, track])(canvas);
}
