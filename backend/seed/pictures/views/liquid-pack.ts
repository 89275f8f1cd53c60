import type { SeedProduct } from '../../types.ts';
import { stage, STAGE_FLOOR } from '../backdrops/stage.ts';
import type { Canvas } from '../canvas.ts';
import { shortName } from '../lettering/short-name.ts';
import { box } from '../packs/box.ts';
import { boxFront, boxSide, boxTop } from '../packs/box-faces.ts';
import { liquidLabel } from '../packs/liquid-label.ts';
import { monodoseStrip } from '../packs/monodose.ts';
import { identityOf, type Identity } from '../packs/identity.ts';
import { bottle } from '../shapes/bottle.ts';
import { dropper } from '../shapes/dropper.ts';
import { groundShadow } from '../shapes/shadow.ts';
import { place } from '../svg.ts';

type Pack = (canvas: Canvas, product: SeedProduct, identity: Identity) => string;

const amount = (product: SeedProduct): number =>
  product.packages[0]?.quantity ?? product.liquid?.volumes[0] ?? 0;

/** Bottles of solution: the full size, and the travel size if there is one. */
const solution: Pack = (canvas, product, identity) => {
  const { scheme, shoulder, cap } = identity;
  const { random } = canvas;
  const volumes = [...(product.liquid?.volumes ?? [amount(product)])].sort((a, b) => b - a);
  const stand = (volume: number, x: number, y: number, scale: number): string => {
    const width = 430 * scale;
    return (
      groundShadow(canvas, x + 40 * scale, y, 300 * scale, 46 * scale) +
      place(
        bottle(canvas, {
          width,
          height: 1080 * scale,
          shoulder,
          body: scheme.ground,
          cap,
          label: liquidLabel(canvas, identity, shortName(product.title), volume),
        }),
        x,
        y,
      )
    );
  };
  const [large = 0, small] = volumes;
  if (small === undefined) return stand(large, 800, STAGE_FLOOR + 40, random.between(0.94, 1.02));
  return stand(small, 1130, STAGE_FLOOR - 10, 0.66) + stand(large, 690, STAGE_FLOOR + 50, 0.98);
};

/** A carton with the dropper bottle in front of it. */
const drops: Pack = (canvas, product, identity) => {
  const { scheme, cap } = identity;
  const name = shortName(product.title);
  const carton = { width: 430, height: 800, depth: 300 };
  const print = { kind: 'spherical', name, quantity: amount(product), scheme } as const;
  return (
    place(
      box(canvas, {
        ...carton,
        front: boxFront(canvas, carton.width, carton.height, print),
        side: boxSide(canvas, carton.depth, carton.height, scheme),
        top: boxTop(canvas, carton.width, carton.depth, scheme),
      }),
      760,
      STAGE_FLOOR - 10,
    ) +
    groundShadow(canvas, 1090, STAGE_FLOOR + 56, 210, 36) +
    place(
      dropper(canvas, {
        width: 310,
        height: 760,
        body: '#ffffff',
        cap,
        closed: true,
        label: liquidLabel(canvas, identity, name, amount(product)),
      }),
      1060,
      STAGE_FLOOR + 56,
    )
  );
};

/** A carton of single doses with a strip in front of it. */
const doses: Pack = (canvas, product, identity) => {
  const { scheme } = identity;
  const carton = { width: 760, height: 620, depth: 340 };
  const print = {
    kind: 'spherical',
    name: shortName(product.title),
    quantity: amount(product),
    scheme,
  } as const;
  return (
    place(
      box(canvas, {
        ...carton,
        front: boxFront(canvas, carton.width, carton.height, print),
        side: boxSide(canvas, carton.depth, carton.height, scheme),
        top: boxTop(canvas, carton.width, carton.depth, scheme),
      }),
      930,
      STAGE_FLOOR - 130,
    ) +
    groundShadow(canvas, 1090, STAGE_FLOOR + 142, 340, 26) +
    place(monodoseStrip(canvas, scheme), 1070, STAGE_FLOOR + 140, { scale: 0.78 })
  );
};

/** View 0 of a liquid: bottles for solutions, a dropper or single doses for drops. */
export function drawLiquidPack(canvas: Canvas, product: SeedProduct): string {
  const identity = identityOf(canvas, product.alias);
  const pack =
    product.kind === 'solution' ? solution : product.liquid?.useWithinDays === null ? doses : drops;
  return stage(canvas) + pack(canvas, product, identity);
}
