import type { SeedLens, SeedProduct } from '../../types.ts';
import { stage, STAGE_FLOOR } from '../backdrops/stage.ts';
import type { Canvas } from '../canvas.ts';
import { shortName } from '../lettering/short-name.ts';
import { box, boxSpan } from '../packs/box.ts';
import { boxFront, boxSide, boxTop } from '../packs/box-faces.ts';
import { artKind } from '../packs/kind.ts';
import { identityOf } from '../packs/identity.ts';
import { lensBowl, lensBowlHeight } from '../shapes/lens-bowl.ts';
import { place } from '../svg.ts';

/** Width, height and depth of a carton in pixels, by how often the lens is replaced. */
const cartons: Readonly<Record<SeedLens['replacement'], readonly [number, number, number]>> = {
  daily: [960, 620, 500],
  'two-weeks': [800, 750, 430],
  monthly: [690, 960, 350],
  quarterly: [780, 700, 420],
};

/** View 0: the carton in soft perspective, a lens in front of it. */
export function drawLensPack(canvas: Canvas, product: SeedProduct): string {
  const { random } = canvas;
  const [wide, high, deep] = cartons[product.lens?.replacement ?? 'monthly'];
  const width = wide * random.between(0.96, 1.04);
  const height = high * random.between(0.95, 1.05);
  const depth = deep * random.between(0.92, 1.06);
  const { scheme } = identityOf(canvas, product.alias);
  const name = shortName(product.title);
  const quantity = product.packages[0]?.quantity ?? 1;
  const kind = artKind(product);
  const carton = box(canvas, {
    width,
    height,
    depth,
    front: boxFront(canvas, width, height, { kind, name, quantity, scheme }),
    side: boxSide(canvas, depth, height, scheme),
    top: boxTop(canvas, width, depth, scheme),
  });
  const x = 800 - boxSpan(width, depth) / 2 + width;
  const r = random.between(105, 130);
  const tint = product.lens?.handlingTint === true ? canvas.palette.tone : canvas.palette.soft;
  return (
    stage(canvas) +
    place(carton, x, STAGE_FLOOR + 10) +
    place(
      lensBowl(canvas, r, 0.32, tint),
      x + depth * 0.62 * 0.55 + 20,
      STAGE_FLOOR + 90 - lensBowlHeight(r, 0.32),
    )
  );
}
