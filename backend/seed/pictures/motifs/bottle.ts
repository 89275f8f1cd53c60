import { backdrop } from '../backdrops/backdrop.ts';
import { studio } from '../backdrops/studio.ts';
import type { Canvas } from '../canvas.ts';
import { bottle } from '../shapes/bottle.ts';
import { bead } from '../shapes/droplet.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { plainLabel } from '../shapes/label.ts';
import { lensBowl, lensBowlHeight } from '../shapes/lens-bowl.ts';
import { bubble } from '../shapes/molecule.ts';
import { castShadow, groundShadow } from '../shapes/shadow.ts';
import { circle, place, rect, repeat } from '../svg.ts';

/** Standing in a studio with its companions: a small bottle, a lens, drops. */
function standing(canvas: Canvas): string {
  const { random, palette } = canvas;
  const side = random.sign();
  const x = 800 + side * random.between(60, 190);
  const floor = random.between(850, 880);
  const height = random.between(680, 740);
  const width = random.between(270, 320);
  const caps = random.chance(0.5) ? [palette.tone, palette.accent] : [palette.deep, palette.soft];
  const shoulder = random.pick(['round', 'slope'] as const);
  const halo = canvas.linear(70, [0, '#ffffff', 0.9], [1, palette.haze, 0.9]);
  const twin = random.chance(0.55);
  const twinX = x - side * random.between(300, 340);
  const lensR = random.between(110, 140);
  const lensX = x - side * (twin ? 560 : 400);
  const drops = repeat(random.whole(3, 5), (index) =>
    place(
      bead(canvas, random.between(12, 30)),
      x + side * random.between(220, 430) * (index % 2 === 0 ? 1 : 0.8),
      floor + random.between(-40, 60),
      { scale: 0.55, scaleX: 1 },
    ),
  );
  return (
    studio(canvas, random.between(0.68, 0.74)) +
    circle(x - side * random.between(20, 180), random.between(400, 480), random.between(330, 390), {
      fill: halo,
    }) +
    groundShadow(canvas, x + 26, floor, width * 0.72, 38) +
    place(
      bottle(canvas, {
        width,
        height,
        shoulder,
        body: '#ffffff',
        cap: caps[0] ?? palette.tone,
        label: plainLabel(canvas),
      }),
      x,
      floor,
    ) +
    (twin
      ? groundShadow(canvas, twinX + 16, floor + 28, 140, 28) +
        place(
          bottle(canvas, {
            width: width * 0.68,
            height: height * 0.6,
            shoulder,
            body: palette.mist,
            cap: caps[1] ?? palette.accent,
            label: plainLabel(canvas),
          }),
          twinX,
          floor + 28,
        )
      : '') +
    place(lensBowl(canvas, lensR, 0.3), lensX, floor + 44 - lensBowlHeight(lensR)) +
    drops
  );
}

/** Seen from above: the bottle leans across the picture among bubbles and a lens. */
function leaning(canvas: Canvas): string {
  const { random, palette } = canvas;
  const side = random.sign();
  const width = random.between(290, 330);
  const height = random.between(780, 840);
  const cap = random.pick([palette.tone, palette.deep, palette.accent]);
  const shade =
    rect(-width / 2, -height * 0.68, width, height * 0.68, { rx: 40, fill: palette.deep }) +
    rect(-width * 0.26, -height, width * 0.52, height * 0.5, { rx: 20, fill: palette.deep });
  const shoulder = random.pick(['round', 'slope'] as const);
  const tool = bottle(canvas, {
    width,
    height,
    shoulder,
    body: '#ffffff',
    cap,
    label: plainLabel(canvas),
  });
  const around = repeat(12, (index) => {
    const far = 380 + Math.sqrt(index) * 105;
    const x = 800 + Math.cos(index * 2.39996) * far;
    return place(
      index % 2 === 0
        ? bubble(canvas, random.between(18, 60))
        : bead(canvas, random.between(12, 32)),
      x,
      500 + Math.sin(index * 2.39996) * far * 0.66,
    );
  });
  return (
    backdrop(canvas, ['halves', 'swell', 'arcs', 'beams', 'disc']) +
    around +
    place(
      place(castShadow(canvas, shade, 28, 50, 26) + tool, 0, height / 2),
      800 - side * 70,
      505,
      { turn: side * random.between(20, 42) },
    ) +
    place(glassLens(canvas, random.between(110, 135)), 800 + side * 430, random.between(620, 720))
  );
}

/** A bottle of solution. */
export function draw(canvas: Canvas): string {
  return canvas.random.pick([standing, leaning])(canvas);
}
