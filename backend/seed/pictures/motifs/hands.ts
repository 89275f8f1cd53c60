import { backdrop } from '../backdrops/backdrop.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { bead } from '../shapes/droplet.ts';
import { lensBowl, lensBowlHeight } from '../shapes/lens-bowl.ts';
import { bubble } from '../shapes/molecule.ts';
import { ellipse, n, path, place, repeat, stroke } from '../svg.ts';

/** Skin in light: one warm gradient for all parts of a hand. */
const skin = (canvas: Canvas, degrees: number): string => {
  const { glow, accent } = canvas.palette;
  const base = mix(glow, accent, 0.28);
  return canvas.linear(degrees, [0, mix(glow, '#ffffff', 0.35)], [0.55, base], [1, mix(base, accent, 0.45)]);
};

/** A pointing hand seen from the palm, tip of the index finger at (0, 0), pixels. */
function pointing(canvas: Canvas): string {
  const { accent, ink, tone, deep } = canvas.palette;
  const crease = mix(accent, ink, 0.25);
  const index = 'M-58 470C-62 300-66 130-62 60C-58-22 58-22 62 60C66 140 64 300 66 470Z';
  const palm = 'M-70 420C-90 560-80 700-40 1000H330C350 800 360 640 340 520C300 420 100 380-70 420Z';
  const folded = (x: number, y: number, wide: number): string =>
    path(`M${n(x)} ${n(y + 190)}C${n(x - 8)} ${n(y + 60)} ${n(x)} ${n(y)} ${n(x + wide / 2)} ${n(y)}S${n(x + wide + 8)} ${n(y + 60)} ${n(x + wide)} ${n(y + 190)}Z`, { fill: skin(canvas, 70) }) +
    stroke(`M${n(x + 8)} ${n(y + 112)}q${n(wide / 2 - 8)} 16 ${n(wide - 16)} 0`, crease, 3, { 'stroke-opacity': 0.4 });
  const thumb = 'M-60 760C-170 690-190 600-150 540C-120 500-70 520-60 570C-44 640 40 640 130 640C190 646 196 720 140 740C80 764 0 780-60 760Z';
  const sleeve = canvas.linear(20, [0, tone], [1, deep]);
  return (
    path(palm, { fill: skin(canvas, 60) }) +
    folded(232, 440, 92) +
    folded(142, 410, 98) +
    path(index, { fill: skin(canvas, 20) }) +
    folded(60, 420, 96) +
    path(thumb, { fill: skin(canvas, 80) }) +
    stroke('M-44 250Q2 268 48 250M-46 262Q0 280 44 264', crease, 3, { 'stroke-opacity': 0.35 }) +
    ellipse(-18, 46, 26, 34, { fill: '#ffffff', 'fill-opacity': 0.4 }) +
    path('M-90 900C60 950 240 950 372 890L400 1200H-110Z', { fill: sleeve })
  );
}

/** A lens on the tip of a finger. */
function onFinger(canvas: Canvas): string {
  const { random } = canvas;
  const side = random.sign();
  const x = 800 - side * random.between(20, 120);
  const y = random.between(440, 480);
  const r = random.between(125, 150);
  return (
    backdrop(canvas, ['disc', 'arcs', 'halves', 'beams', 'swell']) +
    place(pointing(canvas), x, y, { turn: side * random.between(-3, 8), scale: 1, scaleX: side }) +
    place(lensBowl(canvas, r, 0.32), x, y + 8 - lensBowlHeight(r, 0.32) + r * 0.14) +
    place(bead(canvas, 20), x + side * 330, y - 130)
  );
}

/** Clean fingers under water and foam: the first step of every day. */
function washing(canvas: Canvas): string {
  const { random, palette } = canvas;
  const side = random.sign();
  const finger = (x: number, y: number, long: number, turn: number): string =>
    place(path(`M0 -56H${n(long)}C${n(long + 78)} -54 ${n(long + 78)} 54 ${n(long)} 56H0Z`, { fill: skin(canvas, 90) }) + ellipse(long + 18, -16, 26, 18, { fill: '#ffffff', 'fill-opacity': 0.45 }), x, y, { turn });
  const palm = path('M-760 -140C-520 -190-330 -190-180 -150C-110 -60-110 120-180 210C-360 280-560 270-760 230Z', { fill: skin(canvas, 90) });
  const hand = palm + finger(-240, -96, 360, -8) + finger(-220, 14, 420, -1) + finger(-230, 120, 370, 6) + finger(-260, 212, 260, 13) + finger(-420, -150, 250, -34);
  const jet = canvas.linear(0, [0, palette.soft, 0.2], [0.3, '#ffffff', 0.9], [0.6, palette.soft, 0.5], [1, palette.tone, 0.35]);
  const foam = repeat(26, () => place(bubble(canvas, random.between(14, 58)), random.between(-160, 330), random.between(120, 340)));
  return (
    backdrop(canvas, ['beams', 'arcs', 'disc', 'bokeh']) +
    place(path('M-60-620C-66-300-50-120-74 60H80C56-120 66-300 60-620Z', { fill: jet }) + hand + foam + repeat(9, () => place(bead(canvas, random.between(8, 22)), random.between(-420, 460), random.between(-330, -190))), 800 - side * 60, 540, { scale: 1, scaleX: side })
  );
}

/** Hands: holding a lens on a fingertip, or being washed. */
export function draw(canvas: Canvas): string {
  return canvas.random.pick([onFinger, onFinger, washing])(canvas);
}
