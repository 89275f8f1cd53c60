import type { Motif } from '../types.ts';
import { Canvas } from './canvas.ts';
import { motifs } from './motifs/index.ts';
import { palettes } from './palette.ts';
import { createRandom } from './random.ts';

const WIDTH = 1600;
const HEIGHT = 1000;

/** The picture of an article, theme, section or instruction: a full SVG, 1600 by 1000 pixels. */
export function coverSvg(alias: string, motif: Motif): string {
  // The motif is part of the seed, so that two entities with the same alias still differ.
  const random = createRandom(`${motif}/${alias}`);
  const canvas = new Canvas(WIDTH, HEIGHT, random, random.pick(palettes));
  return canvas.svg(motifs[motif](canvas));
}
