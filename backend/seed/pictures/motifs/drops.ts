import { backdrop } from '../backdrops/backdrop.ts';
import { studio } from '../backdrops/studio.ts';
import type { Canvas } from '../canvas.ts';
import { dropper } from '../shapes/dropper.ts';
import { droplet } from '../shapes/droplet.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { plainLabel } from '../shapes/label.ts';
import { groundShadow } from '../shapes/shadow.ts';
import { ellipse, place, repeat } from '../svg.ts';

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
    place(dropper(canvas, { width: 270, height, body: '#ffffff', cap: palette.tone, closed: false, label: plainLabel(canvas) }), baseX, baseY, { turn }) +
    place(droplet(canvas, 26), x, 478) +
    place(droplet(canvas, random.between(50, 64)), x, random.between(660, 710))
  );
}

/** A closed bottle on a table, big drops in the air beside it. */
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
    place(dropper(canvas, { width: 270, height: 640, body: '#ffffff', cap: random.pick([palette.tone, palette.deep, palette.accent]), closed: true, label: plainLabel(canvas) }), x, 850) +
    drops.map((drop) => place(droplet(canvas, drop.r), x + drop.dx, drop.y)).join('') +
    place(glassLens(canvas, 88), x - side * 235, 792, { scale: 0.4, scaleX: 1 })
  );
}

/** Eye drops: a dropper bottle and its drops. */
export function draw(canvas: Canvas): string {
  return canvas.random.pick([falling, standing])(canvas);
}
