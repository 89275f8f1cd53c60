import { backdrop } from '../backdrops/backdrop.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { bead } from '../shapes/droplet.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { castShadow } from '../shapes/shadow.ts';
import { n, path, place, repeat, stroke } from '../svg.ts';

/** A leaf from its stem at (0, 0) to its tip at (length, 0), in pixels. */
function leaf(canvas: Canvas, length: number, wide: number, colour: string): string {
  const { deep } = canvas.palette;
  const upper = `C${n(length * 0.22)} ${n(-wide)} ${n(length * 0.68)} ${n(-wide * 0.95)} ${n(length)} 0`;
  const lower = `C${n(length * 0.7)} ${n(wide * 0.72)} ${n(length * 0.22)} ${n(wide * 0.86)} 0 0Z`;
  const outline = `M0 0${upper}${lower}`;
  const fill = canvas.linear(
    70,
    [0, mix(colour, '#ffffff', 0.45)],
    [0.5, colour],
    [1, mix(colour, deep, 0.45)],
  );
  const shade = canvas.linear(90, [0, '#ffffff', 0.32], [1, '#ffffff', 0.02]);
  const veins = repeat(8, (index) => {
    const x = length * (0.12 + index * 0.095);
    const reach = wide * 0.62 * Math.sin(Math.PI * Math.min(0.95, (x / length) * 0.9 + 0.12));
    const dx = length * 0.11;
    return `M${n(x)} 0q${n(dx * 0.5)} ${n(-reach * 0.7)} ${n(dx)} ${n(-reach)}M${n(x)} 0q${n(dx * 0.5)} ${n(reach * 0.6)} ${n(dx)} ${n(reach * 0.86)}`;
  });
  return (
    castShadow(canvas, path(outline, { fill: deep }), 14, 36, 20) +
    path(outline, { fill }) +
    path(`M0 0${upper}Q${n(length * 0.5)} ${n(-wide * 0.08)} 0 0Z`, { fill: shade }) +
    stroke(veins, '#ffffff', 2.5, { 'stroke-opacity': 0.32 }) +
    stroke(
      `M${n(length * 0.02)} 0Q${n(length * 0.4)} ${n(-wide * 0.06)} ${n(length * 0.96)} 0`,
      '#ffffff',
      5,
      { 'stroke-opacity': 0.6 },
    )
  );
}

/** A large leaf with dew; one of the drops is a lens. */
function dew(canvas: Canvas): string {
  const { random, palette } = canvas;
  const side = random.sign();
  const turn = random.between(-26, -8);
  const along = (share: number): [number, number] => [140 + 1240 * share, random.between(-90, 90)];
  const drops = repeat(9, (index) => {
    const [x, y] = along(0.14 + index * 0.085);
    return place(bead(canvas, random.between(12, 34)), x, y);
  });
  const scene =
    place(leaf(canvas, 900, 190, palette.haze), 280, 150, { turn: 34 }) +
    place(leaf(canvas, 1380, 330, random.pick([palette.soft, palette.tone])), 40, 0) +
    drops +
    place(glassLens(canvas, random.between(150, 180)), random.between(560, 800), -10);
  return (
    backdrop(canvas, ['beams', 'disc', 'bokeh', 'halves']) +
    place(scene, side > 0 ? 130 : 1470, 660, { turn: side * turn, scale: 1, scaleX: side })
  );
}

/** A sprig: pairs of leaves along a stem, a lens hovering near. */
function sprig(canvas: Canvas): string {
  const { random, palette } = canvas;
  const side = random.sign();
  const x = 800 - side * random.between(120, 220);
  const tints = [
    palette.tone,
    palette.soft,
    palette.haze,
    palette.soft,
    palette.tone,
    palette.soft,
    palette.accent,
  ];
  const leaves = tints
    .map((tint, index) => {
      const y = 860 - index * 108;
      const hand = index % 2 === 0 ? 1 : -1;
      const last = index === tints.length - 1;
      const length = (350 - index * 26) * random.between(0.9, 1.08);
      return place(
        leaf(canvas, length, length * 0.3, tint),
        x - 5 + (index / 6) ** 1.6 * 30,
        last ? 226 : y,
        { turn: last ? -82 : hand > 0 ? -34 : 214, scaleX: 1, scale: hand > 0 ? 1 : -1 },
      );
    })
    .join('');
  return (
    backdrop(canvas, ['disc', 'arcs', 'swell', 'halves']) +
    leaves +
    stroke(`M${n(x - 6)} 1010Q${n(x - 6)} 560 ${n(x + 26)} 215`, palette.deep, 9) +
    place(glassLens(canvas, random.between(165, 200)), x + side * 480, random.between(380, 600)) +
    place(bead(canvas, 30), x + side * 330, 770) +
    place(bead(canvas, 18), x + side * 400, 830)
  );
}

/** Leaves that fan out from a corner behind a lens. */
function fan(canvas: Canvas): string {
  const { random, palette } = canvas;
  const side = random.sign();
  const tints = [palette.haze, palette.soft, palette.tone, palette.soft, palette.deep];
  const leaves = tints.map((tint, index) =>
    place(leaf(canvas, random.between(820, 1000), random.between(120, 170), tint), 0, 0, {
      turn: -78 + index * 18 + random.between(-4, 4),
    }),
  );
  const r = random.between(200, 240);
  return (
    backdrop(canvas, ['arcs', 'bokeh', 'beams', 'swell']) +
    place(leaves.join(''), 800 - side * 760, 1010, { scaleX: side, scale: 1 }) +
    place(glassLens(canvas, r), 800 + side * random.between(140, 260), random.between(470, 560)) +
    place(bead(canvas, 34), 800 + side * 520, 760) +
    place(bead(canvas, 18), 800 + side * 590, 700)
  );
}

/** Leaves with dew: freshness and care for nature. */
export function draw(canvas: Canvas): string {
  return canvas.random.pick([dew, sprig, fan])(canvas);
}
