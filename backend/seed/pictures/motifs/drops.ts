import { backdrop } from '../backdrops/backdrop.ts';
import { studio } from '../backdrops/studio.ts';
import type { Canvas } from '../canvas.ts';
import { dropper } from '../shapes/dropper.ts';
import { bead, droplet } from '../shapes/droplet.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { plainLabel } from '../shapes/label.ts';
import { castShadow, groundShadow } from '../shapes/shadow.ts';
import { ellipse, place, rect, repeat } from '../svg.ts';

/** A bottle tipped over a still surface, one drop falling, rings spreading. */
function falling(canvas: Canvas): string {
  const { random, palette } = canvas;
  const side = random.sign();
  const x = 800 - side * random.between(40, 160);
  const turn = 180 + side * random.between(40, 52);
  const radians = (turn * Math.PI) / 180;
  const height = 610;
  // The tip of the bottle hangs right over the drop.
  const baseX = x - Math.sin(radians) * height;
  const baseY = 380 + Math.cos(radians) * height;
  const pool = repeat(4, (index) =>
    ellipse(x, 850, 150 + index * 130, (150 + index * 130) * 0.17, {
      fill: '#ffffff',
      'fill-opacity': 0.18,
      stroke: palette.soft,
      'stroke-opacity': 0.75 - index * 0.16,
      'stroke-width': 5 - index,
    }),
  );
  return (
    backdrop(canvas, ['disc', 'arcs', 'beams', 'halves']) +
    pool +
    place(
      dropper(canvas, {
        width: 270,
        height,
        body: '#ffffff',
        cap: palette.tone,
        closed: false,
        label: plainLabel(canvas),
      }),
      baseX,
      baseY,
      { turn },
    ) +
    place(droplet(canvas, 26), x, 478) +
    place(droplet(canvas, random.between(50, 64)), x, random.between(660, 710))
  );
}

/** A closed bottle on a table, with big drops in the air next to it. */
function standing(canvas: Canvas): string {
  const { random, palette } = canvas;
  const side = random.sign();
  const x = 800 + side * random.between(160, 240);
  const drops = [
    { r: random.between(105, 130), dx: -side * 430, y: 620 },
    { r: random.between(44, 60), dx: -side * 250, y: 400 },
    { r: random.between(28, 40), dx: -side * 620, y: 350 },
  ];
  return (
    studio(canvas, random.between(0.66, 0.72)) +
    groundShadow(canvas, x + 20, 850, 200, 36) +
    place(
      dropper(canvas, {
        width: 270,
        height: 640,
        body: '#ffffff',
        cap: random.pick([palette.tone, palette.deep, palette.accent]),
        closed: true,
        label: plainLabel(canvas),
      }),
      x,
      850,
    ) +
    drops.map((drop) => place(droplet(canvas, drop.r), x + drop.dx, drop.y)).join('') +
    place(glassLens(canvas, 88), x - side * 235, 792, { scale: 0.4, scaleX: 1 })
  );
}

/** A bottle lying in the light, seen from above, with drops scattered around. */
function lying(canvas: Canvas): string {
  const { random, palette } = canvas;
  const side = random.sign();
  const turn = side * random.between(48, 72);
  const cap = random.pick([palette.tone, palette.deep, palette.accent]);
  const tool = place(
    dropper(canvas, {
      width: 290,
      height: 720,
      body: '#ffffff',
      cap,
      closed: random.chance(0.5),
      label: plainLabel(canvas),
    }),
    0,
    360,
  );
  const shade =
    rect(-145, -20, 290, 380, { rx: 30, fill: palette.deep }) +
    rect(-70, -340, 140, 340, { rx: 30, fill: palette.deep });
  const scatter = repeat(13, (index) => {
    const far = 330 + Math.sqrt(index) * 110;
    return place(
      bead(canvas, random.between(12, 46)),
      800 + Math.cos(index * 2.39996) * far,
      500 + Math.sin(index * 2.39996) * far * 0.7,
    );
  });
  return (
    backdrop(canvas, ['halves', 'swell', 'arcs', 'disc']) +
    scatter +
    place(castShadow(canvas, shade, 24, 44, 24) + tool, 800 - side * 40, 500, { turn })
  );
}

/** Eye drops: a dropper bottle and its drops. */
export function draw(canvas: Canvas): string {
  return canvas.random.pick([falling, standing, lying])(canvas);
}
