import { backdrop } from '../backdrops/backdrop.ts';
import type { Canvas } from '../canvas.ts';
import { lensCase, looseLid } from '../shapes/lens-case.ts';
import { bead } from '../shapes/droplet.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { place, repeat } from '../svg.ts';

/** A case for two lenses from above: open, half open, or with a lens next to it. */
export function draw(canvas: Canvas): string {
  const { random } = canvas;
  const kind = random.whole(0, 2);
  const turn = random.sign() * random.between(6, 26);
  const scale = random.between(0.92, 1.1);
  const y = random.between(450, 540);
  const wet = repeat(random.whole(4, 7), () =>
    place(
      bead(canvas, random.between(10, 28)),
      random.between(120, 1480),
      random.pick([random.between(80, 200), random.between(820, 930)]),
    ),
  );
  const ground = backdrop(canvas, ['beams', 'halves', 'arcs', 'swell', 'disc']);
  if (kind === 0) {
    return ground + wet + place(lensCase(canvas, 'open', 'open'), 800, y, { turn, scale });
  }
  const side = random.sign();
  if (kind === 1) {
    return (
      ground +
      wet +
      place(
        lensCase(canvas, side > 0 ? 'closed' : 'open', side > 0 ? 'open' : 'closed'),
        800 - side * 90,
        y - 30,
        { turn, scale: scale * 0.9 },
      ) +
      place(looseLid(canvas, 150), 800 + side * 480, 730, { turn: random.between(-30, 30) })
    );
  }
  return (
    ground +
    wet +
    place(lensCase(canvas, 'closed', 'closed'), 800 - side * 130, y, {
      turn,
      scale: scale * 0.85,
    }) +
    place(glassLens(canvas, 140), 800 + side * 470, random.between(300, 720))
  );
}
