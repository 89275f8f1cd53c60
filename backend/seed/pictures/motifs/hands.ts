import { backdrop } from '../backdrops/backdrop.ts';
import type { Canvas } from '../canvas.ts';
import { skins } from '../palette.ts';
import { bead, droplet } from '../shapes/droplet.ts';
import { lensBowl, lensBowlHeight } from '../shapes/lens-bowl.ts';
import { bubble } from '../shapes/molecule.ts';
import { openHand } from '../shapes/open-hand.ts';
import { pointingHand } from '../shapes/pointing-hand.ts';
import { circle, place, repeat } from '../svg.ts';

/** A lens on the tip of a finger. */
function onFinger(canvas: Canvas): string {
  const { random } = canvas;
  const side = random.sign();
  const x = 800 - side * random.between(0, 130);
  const y = random.between(380, 420);
  const r = random.between(112, 132);
  return (
    backdrop(canvas, ['disc', 'arcs', 'halves', 'beams', 'swell']) +
    place(pointingHand(canvas, random.pick(skins)), x, y, {
      turn: side * random.between(-26, 10),
      scale: 0.86,
      scaleX: side * 0.86,
    }) +
    place(
      lensBowl(canvas, r, 0.32, canvas.palette.soft, false),
      x,
      y + 16 - lensBowlHeight(r, 0.32),
    ) +
    place(bead(canvas, 22), x + side * 330, y - 110) +
    place(bead(canvas, 12), x + side * 390, y - 60)
  );
}

/** An open palm; a lens, or clean water and foam, above it. */
function onPalm(canvas: Canvas, washing: boolean): string {
  const { random, palette } = canvas;
  const side = random.sign();
  const r = random.between(150, 180);
  const light = canvas.radial(0.5, 0.5, 0.5, [0, '#ffffff'], [1, '#ffffff', 0]);
  const above = washing
    ? place(droplet(canvas, 58), 400, -250) +
      place(droplet(canvas, 26), 430, -440) +
      repeat(17, (index) =>
        place(
          bubble(canvas, random.between(16, 56)),
          170 + index * 24 + random.between(-40, 40),
          -40 - Math.sin((index / 16) * Math.PI) * random.between(10, 110),
        ),
      )
    : circle(380, -230, 380, { fill: light }) +
      place(lensBowl(canvas, r, 0.3), 390, -random.between(200, 240), {
        turn: random.between(-8, 8),
      });
  const drops = repeat(3, (index) =>
    circle(20 - index * 120, -330 + index * 90, 12 - index * 2, {
      fill: palette.accent,
      'fill-opacity': 0.8 - index * 0.2,
    }),
  );
  return (
    backdrop(canvas, ['beams', 'arcs', 'disc', 'bokeh', 'halves']) +
    place(
      openHand(canvas, random.pick(skins)) + above + (washing ? '' : drops),
      800 - side * 420,
      random.between(640, 690),
      { scale: 1.12, scaleX: side * 1.12, turn: side * random.between(-6, 2) },
    )
  );
}

/** Hands: a lens on a fingertip, or an open palm with a lens or with water. */
export function draw(canvas: Canvas): string {
  const kind = canvas.random.whole(0, 2);
  return kind === 0 ? onFinger(canvas) : onPalm(canvas, kind === 1);
}
