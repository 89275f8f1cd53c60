import type { SeedProduct } from '../types.ts';
import { Canvas } from './canvas.ts';
import { palettes } from './palette.ts';
import { createRandom } from './random.ts';
import { drawLensPack } from './views/lens-pack.ts';
import { drawLensSection } from './views/lens-section.ts';
import { drawLensThing } from './views/lens-thing.ts';
import { drawLiquidCloseUp } from './views/liquid-close-up.ts';
import { drawLiquidPack } from './views/liquid-pack.ts';
import { drawLiquidThing } from './views/liquid-thing.ts';

const SIZE = 1600;

type Draw = (canvas: Canvas, product: SeedProduct) => string;

/** The pack, the product itself, a close-up: the drawing of each view of a product. */
const views: Readonly<Record<'lens' | 'liquid', readonly [Draw, Draw, Draw]>> = {
  lens: [drawLensPack, drawLensThing, drawLensSection],
  liquid: [drawLiquidPack, drawLiquidThing, drawLiquidCloseUp],
};

/** One of the three pictures of a product: a full SVG, 1600 by 1600 pixels. */
export function productSvg(product: SeedProduct, view: 0 | 1 | 2): string {
  // The palette depends on the alias alone: the three views of a product share their colours.
  const palette = createRandom(`product/${product.alias}`).pick(palettes);
  const random = createRandom(`product/${product.alias}/${String(view)}`);
  const canvas = new Canvas(SIZE, SIZE, random, palette);
  const draw = views[product.kind === 'lenses' ? 'lens' : 'liquid'][view];
  return canvas.svg(draw(canvas, product));
}
