import type { SeedProduct } from '../../types.ts';
import { backdrop } from '../backdrops/backdrop.ts';
import { stage, STAGE_FLOOR } from '../backdrops/stage.ts';
import type { Canvas } from '../canvas.ts';
import { shortName } from '../lettering/short-name.ts';
import { liquidLabel } from '../packs/liquid-label.ts';
import { openDose } from '../packs/monodose.ts';
import { identityOf } from '../packs/identity.ts';
import { bottle } from '../shapes/bottle.ts';
import { dropper } from '../shapes/dropper.ts';
import { droplet } from '../shapes/droplet.ts';
import { lensCase } from '../shapes/lens-case.ts';
import { groundShadow } from '../shapes/shadow.ts';
import { ellipse, place, repeat } from '../svg.ts';

function withCase(canvas: Canvas, product: SeedProduct): string {
  const { random } = canvas;
  const identity = identityOf(canvas, product.alias);
  const { scheme, shoulder, cap } = identity;
  const side = random.sign();
  const volume = Math.max(...(product.liquid?.volumes ?? [0]));
  const x = 800 - side * random.between(220, 290);
  return (
    stage(canvas) +
    groundShadow(canvas, x + 30, STAGE_FLOOR - 60, 250, 40) +
    place(
      bottle(canvas, {
        width: 360,
        height: 920,
        shoulder,
        body: scheme.ground,
        cap,
        label: liquidLabel(canvas, identity, shortName(product.title), volume),
      }),
      x,
      STAGE_FLOOR - 60,
    ) +
    place(
      lensCase(canvas, side > 0 ? 'closed' : 'open', side > 0 ? 'open' : 'closed'),
      800 + side * 200,
      STAGE_FLOOR + 20,
      { scale: 0.66, scaleX: 1, turn: side * -4 },
    )
  );
}

function fallingDrop(canvas: Canvas, product: SeedProduct): string {
  const { random, palette } = canvas;
  const identity = identityOf(canvas, product.alias);
  const { scheme, cap } = identity;
  const side = random.sign();
  const turn = 180 + side * random.between(34, 46);
  const radians = (turn * Math.PI) / 180;
  const single = product.liquid?.useWithinDays === null;
  const height = single ? 440 : 820;
  const scale = single ? 1.75 : 1;
  const x = 800 - side * 60;
  const baseX = x - Math.sin(radians) * height * scale;
  const baseY = 640 + Math.cos(radians) * height * scale;
  const tool = single
    ? openDose(canvas, scheme)
    : dropper(canvas, {
        width: 350,
        height,
        body: '#ffffff',
        cap,
        closed: false,
        label: liquidLabel(
          canvas,
          identity,
          shortName(product.title),
          product.packages[0]?.quantity ?? 10,
        ),
      });
  const rings = repeat(4, (index) =>
    ellipse(x, 1390, 150 + index * 150, (150 + index * 150) * 0.2, {
      fill: '#ffffff',
      'fill-opacity': 0.22,
      stroke: palette.soft,
      'stroke-opacity': 0.8 - index * 0.17,
      'stroke-width': 6 - index,
    }),
  );
  return (
    backdrop(canvas, ['disc', 'arcs', 'beams', 'swell']) +
    rings +
    place(tool, baseX, baseY, { turn, scale }) +
    place(droplet(canvas, 34), x, 770) +
    place(droplet(canvas, random.between(120, 145)), x, 1130)
  );
}

/** View 1 of a liquid: a bottle with the lens case, or a falling drop. */
export const drawLiquidThing = (canvas: Canvas, product: SeedProduct): string =>
  product.kind === 'solution' ? withCase(canvas, product) : fallingDrop(canvas, product);
