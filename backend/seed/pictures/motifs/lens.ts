import { backdrop } from '../backdrops/backdrop.ts';
import { studio } from '../backdrops/studio.ts';
import type { Canvas } from '../canvas.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { bead } from '../shapes/droplet.ts';
import { lensBowl } from '../shapes/lens-bowl.ts';
import { place, repeat } from '../svg.ts';

/** One lens like a bowl on a lit table, a few drops around it. */
function onTable(canvas: Canvas): string {
  const { random } = canvas;
  const r = random.between(290, 350);
  const x = random.between(700, 900);
  const drops = repeat(random.whole(3, 5), (index) => {
    const side = index % 2 === 0 ? 1 : -1;
    return place(
      bead(canvas, random.between(16, 46)),
      x + side * random.between(390, 620),
      random.between(660, 860),
      { scale: 0.6, scaleX: 1 },
    );
  });
  return (
    studio(canvas) +
    drops +
    place(lensBowl(canvas, r, random.between(0.26, 0.36)), x, random.between(450, 510), {
      turn: random.between(-7, 7),
    })
  );
}

/** Three lenses that overlap, each with its own tint. */
function trio(canvas: Canvas): string {
  const { random, palette } = canvas;
  const tints = [palette.soft, palette.tone, palette.accent];
  const side = random.sign();
  return (
    backdrop(canvas, ['beams', 'swell', 'halves']) +
    tints
      .map((tint, index) => {
        const r =
          [random.between(230, 270), random.between(160, 190), random.between(95, 125)][index] ??
          120;
        const x = 800 + side * ([-240, 130, 400][index] ?? 0);
        const y = 500 + ([20, -110, 130][index] ?? 0) + random.between(-40, 40);
        return place(glassLens(canvas, r, { tint }), x, y, { turn: random.between(-30, 30) });
      })
      .join('')
  );
}

/** A single large lens facing the reader among drops of water. */
function solo(canvas: Canvas): string {
  const { random } = canvas;
  const x = random.between(620, 980);
  const around = repeat(random.whole(7, 10), (index) => {
    const angle = index * 2.4 + random.between(-0.3, 0.3);
    const far = random.between(400, 640);
    return place(
      bead(canvas, random.between(10, 40)),
      x + Math.cos(angle) * far,
      500 + Math.sin(angle) * far * 0.62,
    );
  });
  return (
    backdrop(canvas, ['arcs', 'disc', 'halves', 'bokeh']) +
    around +
    place(glassLens(canvas, random.between(280, 330)), x, 500, { turn: random.between(-20, 20) })
  );
}

/** The contact lens itself. */
export function draw(canvas: Canvas): string {
  return canvas.random.pick([onTable, trio, solo])(canvas);
}
