import { backdrop } from '../backdrops/backdrop.ts';
import type { Canvas } from '../canvas.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { circle, n, path, place, repeat } from '../svg.ts';

function sunDisc(canvas: Canvas, x: number, y: number, r: number): string {
  const { accent, glow } = canvas.palette;
  const halo = canvas.radial(0.5, 0.5, 0.5, [0, glow], [0.35, glow, 0.7], [1, glow, 0]);
  const disc = canvas.linear(70, [0, '#ffe9c4'], [0.5, glow], [1, accent]);
  return circle(x, y, r * 3.1, { fill: halo }) + circle(x, y, r, { fill: disc });
}

/** Rays that a lens with a filter softens: warm before it, cool and thin behind it. */
function filtered(canvas: Canvas): string {
  const { random, palette } = canvas;
  const side = random.sign();
  const sunX = 800 - side * random.between(430, 500);
  const sunY = random.between(250, 340);
  const lensX = 800 + side * random.between(60, 130);
  const lensY = random.between(520, 580);
  const slope = (lensY - sunY) / Math.abs(lensX - sunX);
  const rays = repeat(7, (index) => {
    const offset = (index - 3) * 62;
    const startX = sunX + side * 150;
    const startY = sunY + 150 * slope + offset * 0.55;
    const warm = canvas.linear(side > 0 ? 0 : 180, [0, palette.accent, 0.1], [1, palette.accent, 0.75]);
    const cool = canvas.linear(side > 0 ? 0 : 180, [0, palette.tone, 0.65], [1, palette.soft, 0]);
    const endX = lensX + side * 620;
    const endY = lensY + 620 * slope * 0.55 + offset * 0.4;
    const bar = (x1: number, y1: number, x2: number, y2: number, wide: number, fill: string): string =>
      path(`M${n(x1)} ${n(y1 - wide)}L${n(x2)} ${n(y2 - wide)}V${n(y2 + wide)}L${n(x1)} ${n(y1 + wide)}Z`, { fill });
    return bar(startX, startY, lensX, lensY + offset, 6, warm) + bar(lensX, lensY + offset, endX, endY, 2.5, cool);
  });
  return (
    backdrop(canvas, ['swell', 'beams', 'halves']) +
    sunDisc(canvas, sunX, sunY, random.between(110, 140)) +
    rays +
    place(glassLens(canvas, 290), lensX, lensY, { scale: 1, scaleX: random.between(0.5, 0.62) })
  );
}

/** A low sun over layers of hills, seen through a lens. */
function horizon(canvas: Canvas): string {
  const { random, palette } = canvas;
  const x = random.between(560, 1040);
  const y = random.between(400, 460);
  const hill = (level: number, bend: number, top: string, opacity: number): string => {
    const fill = canvas.linear(90, [0, top, opacity], [1, top, opacity * 0.25]);
    return path(`M0 ${n(level)}C360 ${n(level - bend)} 620 ${n(level + bend)} 900 ${n(level)}S1400 ${n(level - bend)} 1600 ${n(level + bend * 0.4)}V1000H0Z`, { fill });
  };
  const flip = random.sign();
  return (
    backdrop(canvas, ['bokeh', 'arcs', 'beams']) +
    sunDisc(canvas, x, y, random.between(150, 180)) +
    hill(600, 90 * flip, palette.soft, 0.75) +
    hill(700, -80 * flip, palette.tone, 0.6) +
    hill(820, 70 * flip, palette.deep, 0.75) +
    place(glassLens(canvas, random.between(270, 310), { body: 0.8 }), x, y + random.between(60, 110))
  );
}

/** Sunlight and the lens that filters it. */
export function draw(canvas: Canvas): string {
  return canvas.random.pick([filtered, horizon])(canvas);
}
