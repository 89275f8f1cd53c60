import type { Canvas } from '../canvas.ts';
import { arcs } from './arcs.ts';
import { beams } from './beams.ts';
import { bokeh } from './bokeh.ts';
import { disc } from './disc.ts';
import { halves } from './halves.ts';
import { swell } from './swell.ts';

const kinds = { arcs, beams, bokeh, disc, halves, swell };

export type Backdrop = keyof typeof kinds;

/**
 * Picks one of the allowed backgrounds for floating subjects; drawings that stand on a floor use
 * studio.
 */
export function backdrop(canvas: Canvas, allowed: readonly Backdrop[]): string {
  return kinds[canvas.random.pick(allowed)](canvas);
}
