import type { SeedProduct } from '../../types.ts';
import { backdrop } from '../backdrops/backdrop.ts';
import { stage, STAGE_FLOOR } from '../backdrops/stage.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { blister } from '../packs/blister.ts';
import { identityOf } from '../packs/identity.ts';
import { artKind } from '../packs/kind.ts';
import { bead } from '../shapes/droplet.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { lensBowl, lensBowlHeight } from '../shapes/lens-bowl.ts';
import { lensMarks } from '../shapes/lens-marks.ts';
import { circle, place, repeat } from '../svg.ts';

const tintOf = ({ palette }: Canvas, product: SeedProduct): string =>
  product.lens?.handlingTint === true ? mix(palette.soft, palette.tone, 0.4) : palette.soft;

/** The lens from the front, radius r pixels; one with a filter has a thin warm ring. */
function facing(canvas: Canvas, product: SeedProduct, r: number): string {
  const uv = product.lens?.uv ?? 'none';
  const strong = uv === 'class-1';
  const ring =
    uv === 'none'
      ? ''
      : circle(0, 0, r * 1.07, {
          fill: 'none',
          stroke: canvas.palette.accent,
          'stroke-opacity': strong ? 0.75 : 0.45,
          'stroke-width': strong ? 6 : 4,
        });
  return (
    ring +
    glassLens(canvas, r, { tint: tintOf(canvas, product) }) +
    lensMarks(canvas, artKind(product), r)
  );
}

const ground = (canvas: Canvas): string =>
  backdrop(canvas, ['disc', 'arcs', 'swell', 'halves', 'bokeh']);

/** The lens with its blister. */
function withBlister(canvas: Canvas, product: SeedProduct): string {
  const { random } = canvas;
  const side = random.sign();
  const { foil } = identityOf(canvas, product.alias);
  const drops = repeat(random.whole(4, 6), (index) =>
    place(
      bead(canvas, random.between(14, 38)),
      800 - side * (500 - index * 105),
      1290 + (index % 3) * 90 + random.between(-24, 24),
    ),
  );
  return (
    ground(canvas) +
    drops +
    place(
      blister(canvas, foil, random.chance(0.6)),
      800 + side * random.between(400, 450),
      random.between(1130, 1190),
      { turn: side * random.between(8, 24), scale: 1.08 },
    ) +
    place(
      facing(canvas, product, random.between(430, 480)),
      800 - side * random.between(90, 150),
      random.between(620, 680),
    )
  );
}

/** The same lens twice: from the front and turned almost on edge. */
function twice(canvas: Canvas, product: SeedProduct): string {
  const { random } = canvas;
  const side = random.sign();
  const r = random.between(420, 460);
  const y = random.between(720, 800);
  const lean = side * random.between(6, 16);
  const drops = repeat(7, (index) =>
    place(
      bead(canvas, random.between(12, 40)),
      170 + index * 205 + random.between(-40, 40),
      1330 + (index % 2) * 90,
    ),
  );
  return (
    ground(canvas) +
    drops +
    place(
      glassLens(canvas, r * 0.94, { tint: tintOf(canvas, product) }),
      800 + side * 480,
      y - 60,
      { turn: lean, scaleX: 0.36, scale: 1 },
    ) +
    place(facing(canvas, product, r), 800 - side * 220, y)
  );
}

/** The lens open like a bowl on a stage, a row of sealed blisters behind it. */
function onStage(canvas: Canvas, product: SeedProduct): string {
  const { random } = canvas;
  const { foil } = identityOf(canvas, product.alias);
  const r = random.between(400, 450);
  const x = 800 + random.between(-60, 60);
  const side = random.sign();
  return (
    stage(canvas) +
    repeat(3, (index) =>
      place(blister(canvas, foil, false), 800 + side * (index - 1) * 330, 430 + index * 30, {
        turn: side * (8 + index * 5),
        scale: 0.66,
      }),
    ) +
    place(
      lensBowl(canvas, r, 0.32, tintOf(canvas, product)),
      x,
      STAGE_FLOOR + 60 - lensBowlHeight(r, 0.32),
      { turn: random.between(-5, 5) },
    )
  );
}

/** View 1: the lens itself; designs that show on the lens always face the reader. */
export function drawLensThing(canvas: Canvas, product: SeedProduct): string {
  const plain = artKind(product) === 'spherical' || artKind(product) === 'aspherical';
  const layouts = plain ? [withBlister, twice, onStage] : [withBlister, twice];
  return canvas.random.pick(layouts)(canvas, product);
}
