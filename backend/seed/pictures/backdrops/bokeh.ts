import type { Canvas } from '../canvas.ts';
import { circle, repeat } from '../svg.ts';
import { ground } from './ground.ts';

/** Out-of-focus lights: pale discs of many sizes, one or two of them warm. */
export function bokeh(canvas: Canvas): string {
  const { width, height, random, palette } = canvas;
  const lights = repeat(random.whole(11, 15), (index) => {
    const warm = index % 6 === 4;
    const r = random.between(30, 150);
    return circle(random.between(0, width), random.between(0, height), r, {
      fill: warm ? palette.glow : random.pick(['#ffffff', palette.haze, '#ffffff', palette.soft]),
      'fill-opacity': random.between(0.22, 0.5),
      stroke: '#ffffff',
      'stroke-opacity': 0.5,
      'stroke-width': 2,
    });
  });
  return ground(canvas) + lights;
}
