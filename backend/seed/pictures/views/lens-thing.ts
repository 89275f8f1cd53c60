import type { SeedProduct } from '../../types.ts';
import { backdrop } from '../backdrops/backdrop.ts';
import type { Canvas } from '../canvas.ts';
import { lighten, mix } from '../colour.ts';
import { blister } from '../packs/blister.ts';
import { artKind } from '../packs/kind.ts';
import { glassLens } from '../shapes/glass-lens.ts';
import { bead } from '../shapes/droplet.ts';
import { lensMarks } from '../shapes/lens-marks.ts';
import { circle, place, repeat, rect } from '../svg.ts';

/** View 1: the lens from the front with what tells its design, its blister beside it. */
export function drawLensThing(canvas: Canvas, product: SeedProduct): string {
  const { random, palette } = canvas;
  const side = random.sign();
  const r = random.between(430, 480);
  const x = 800 - side * random.between(90, 150);
  const y = random.between(620, 680);
  const tint = product.lens?.handlingTint === true ? mix(palette.soft, palette.tone, 0.4) : palette.soft;
  const foil = random.pick([palette.tone, palette.deep, palette.accent]);
  const filter =
    product.lens === undefined || product.lens.uv === 'none'
      ? ''
      : // A lens with a filter wears a thin warm ring.
        circle(0, 0, r * 1.07, { fill: 'none', stroke: palette.accent, 'stroke-opacity': product.lens.uv === 'class-1' ? 0.75 : 0.45, 'stroke-width': product.lens.uv === 'class-1' ? 6 : 4 });
  const drops = repeat(random.whole(4, 6), (index) =>
    place(bead(canvas, random.between(14, 38)), x - side * (420 - index * 105), 1290 + (index % 3) * 90 + random.between(-24, 24)),
  );
  return (
    backdrop(canvas, ['disc', 'arcs', 'swell', 'halves', 'beams']) +
    rect(0, 0, 1600, 1600, { fill: lighten(palette.paper, 0.5), 'fill-opacity': 0.35 }) +
    drops +
    place(blister(canvas, foil, random.chance(0.6)), 800 + side * random.between(400, 450), random.between(1130, 1190), { turn: side * random.between(8, 24), scale: 1.08 }) +
    place(filter + glassLens(canvas, r, { tint }) + lensMarks(canvas, artKind(product), r), x, y)
  );
}
