import { backdrop } from '../backdrops/backdrop.ts';
import type { Canvas } from '../canvas.ts';
import { bead, droplet } from '../shapes/droplet.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { lensBowl } from '../shapes/lens-bowl.ts';
import { circle, ellipse, n, path, place, repeat } from '../svg.ts';

/** A lens afloat on layered water, bubbles rising below it. */
function afloat(canvas: Canvas): string {
  const { random, palette } = canvas;
  const x = random.between(650, 950);
  const level = random.between(540, 590);
  const flip = random.sign();
  const layer = (y: number, bend: number, opacity: number, colour: string): string => {
    const fill = canvas.linear(90, [0, colour, opacity], [1, palette.deep, opacity * 0.85]);
    return path(
      `M0 ${n(y + bend)}C260 ${n(y - bend)} 520 ${n(y - bend)} 800 ${n(y)}S1340 ${n(y + bend)} 1600 ${n(y - bend)}V1000H0Z`,
      { fill },
    );
  };
  const bubbles = repeat(random.whole(12, 18), () => {
    const r = random.between(5, 26);
    const bx = random.between(100, 1500);
    const by = random.between(720, 960);
    return (
      circle(bx, by, r, {
        fill: '#ffffff',
        'fill-opacity': 0.16,
        stroke: '#ffffff',
        'stroke-opacity': 0.6,
        'stroke-width': 2,
      }) + circle(bx - r * 0.35, by - r * 0.35, r * 0.2, { fill: '#ffffff', 'fill-opacity': 0.8 })
    );
  });
  return (
    backdrop(canvas, ['disc', 'arcs', 'beams', 'bokeh']) +
    layer(level, 34 * flip, 0.42, palette.soft) +
    place(lensBowl(canvas, random.between(250, 300), 0.28), x, level - 70, {
      turn: random.between(-9, 9),
    }) +
    layer(level + 70, -40 * flip, 0.6, palette.soft) +
    layer(level + 190, 34 * flip, 0.62, palette.tone) +
    bubbles
  );
}

/** A drop has just met still water: rings from above, a lens in the middle. */
function rings(canvas: Canvas): string {
  const { random, palette } = canvas;
  const x = random.between(640, 960);
  const y = random.between(600, 650);
  const count = 7;
  const circles = repeat(count, (index) => {
    const r = (count - index) * random.between(118, 128);
    const fill = canvas.linear(
      90,
      [0, palette.soft, 0.1],
      [0.45, '#ffffff', 0.35],
      [1, palette.tone, 0.16],
    );
    return ellipse(x, y, r, r * 0.36, {
      fill,
      stroke: '#ffffff',
      'stroke-opacity': 0.9,
      'stroke-width': 3,
    });
  });
  return (
    backdrop(canvas, ['beams', 'bokeh', 'arcs']) +
    circles +
    place(droplet(canvas, random.between(92, 112)), x, random.between(350, 390)) +
    place(glassLens(canvas, 118, { shadow: false }), x, y, { scale: 0.36, scaleX: 1 })
  );
}

/** Beads of water over the whole surface, one of them a lens. */
function beads(canvas: Canvas): string {
  const { random } = canvas;
  const x = random.between(560, 1040);
  const drops = repeat(34, (index) => {
    // A spiral with even spacing avoids clusters.
    const angle = index * 2.39996;
    const far = 330 + Math.sqrt(index) * 125;
    return place(
      bead(canvas, random.between(12, 46)),
      x + Math.cos(angle) * far,
      500 + Math.sin(angle) * far * 0.7,
    );
  });
  return (
    backdrop(canvas, ['halves', 'swell', 'beams']) +
    drops +
    place(glassLens(canvas, random.between(230, 265)), x, 500, { turn: random.between(-25, 25) })
  );
}

/** Water: the lens floats, meets a drop, or lies among beads. */
export function draw(canvas: Canvas): string {
  return canvas.random.pick([afloat, rings, beads])(canvas);
}
