import type { Canvas } from '../canvas.ts';
import { createRandom } from '../random.ts';
import { labelPatterns, type LabelPattern } from './label-patterns.ts';
import { pickScheme, type Scheme } from './scheme.ts';

/** Traits shared by all pictures of one product. */
export type Identity = {
  scheme: Scheme;
  pattern: LabelPattern;
  shoulder: 'round' | 'slope';
  /** Colour of a bottle's cap. */
  cap: string;
  /** Colour printed on the foil of a blister. */
  foil: string;
};

/** Chosen by the alias alone: a bottle must keep its cap across views. */
export function identityOf(canvas: Canvas, alias: string): Identity {
  const random = createRandom(`pack/${alias}`);
  const { palette } = canvas;
  const scheme = pickScheme(random, palette);
  return {
    scheme,
    pattern: random.pick(labelPatterns),
    shoulder: random.pick(['round', 'slope']),
    cap: random.pick([palette.tone, palette.deep, scheme.accent, scheme.shapeEnd]),
    foil: random.pick([palette.tone, palette.deep, palette.accent]),
  };
}
