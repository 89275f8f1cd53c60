import type { Motif } from '../../types.ts';
import type { Canvas } from '../canvas.ts';
import { draw as bottle } from './bottle.ts';
import { draw as brush } from './brush.ts';
import { draw as calendar } from './calendar.ts';
import { draw as chart } from './chart.ts';
import { draw as child } from './child.ts';
import { draw as drops } from './drops.ts';
import { draw as eye } from './eye.ts';
import { draw as glasses } from './glasses.ts';
import { draw as hands } from './hands.ts';
import { draw as leaf } from './leaf.ts';
import { draw as lensCase } from './lens-case.ts';
import { draw as lens } from './lens.ts';
import { draw as map } from './map.ts';
import { draw as night } from './night.ts';
import { draw as oxygen } from './oxygen.ts';
import { draw as ruler } from './ruler.ts';
import { draw as screen } from './screen.ts';
import { draw as sport } from './sport.ts';
import { draw as sun } from './sun.ts';
import { draw as water } from './water.ts';

/** Every motif fills the whole canvas, including the backdrop. */
export const motifs: Readonly<Record<Motif, (canvas: Canvas) => string>> = {
  bottle,
  brush,
  calendar,
  chart,
  child,
  drops,
  eye,
  glasses,
  hands,
  leaf,
  lens,
  'lens-case': lensCase,
  map,
  night,
  oxygen,
  ruler,
  screen,
  sport,
  sun,
  water,
};
