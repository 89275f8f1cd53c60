import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { cylinder } from '../shapes/bottle.ts';
import { circle, path, place, rect, repeat } from '../svg.ts';
import type { Scheme } from './scheme.ts';

const WIDE = 150;

/** One single dose, its twist-off tab on or off; (0, 0) is the middle of its lower edge. */
function dose(canvas: Canvas, scheme: Scheme, sealed: boolean): string {
  const { soft, haze, tone, deep } = canvas.palette;
  const liquid = canvas.linear(90, [0, haze, 0.7], [0.4, soft, 0.7], [1, tone, 0.6]);
  const plastic = canvas.linear(90, [0, '#ffffff'], [1, mix(haze, '#ffffff', 0.35)]);
  const bulb =
    'M-62-120C-66-200-66-270-58-320C-52-370-24-380-20-420H20C24-380 52-370 58-320C66-270 66-200 62-120Z';
  const tab =
    path('M-48-560Q-50-590-20-592H20Q50-590 48-560L40-470Q38-446 16-446H-16Q-38-446-40-470Z', {
      fill: plastic,
      stroke: '#ffffff',
      'stroke-width': 3,
    }) +
    path('M-24-552H24M-22-524H22M-20-496H20', {
      fill: 'none',
      stroke: soft,
      'stroke-width': 6,
      'stroke-linecap': 'round',
    });
  return (
    path('M-70 0H70V-110Q70-130 50-130H-50Q-70-130-70-110Z', {
      fill: plastic,
      stroke: '#ffffff',
      'stroke-width': 3,
    }) +
    circle(0, -64, 22, { fill: 'none', stroke: scheme.shapeEnd, 'stroke-width': 6 }) +
    circle(7, -71, 6, { fill: scheme.accent }) +
    path(bulb, { fill: '#ffffff' }) +
    path(bulb, { fill: liquid }) +
    path(bulb, { fill: cylinder(canvas, deep), 'fill-opacity': 0.8 }) +
    rect(-14, -440, 28, 28, { rx: 6, fill: mix(haze, '#ffffff', 0.3) }) +
    (sealed ? tab : '')
  );
}
/** A strip of five single doses; (0, 0) is the middle of its lower edge. */
export function monodoseStrip(canvas: Canvas, scheme: Scheme): string {
  return (
    rect(-WIDE * 2.5, -70, WIDE * 5, 14, { fill: '#ffffff', 'fill-opacity': 0.8 }) +
    repeat(5, (index) => place(dose(canvas, scheme, true), (index - 2) * WIDE, 0))
  );
}

/** One dose alone with its tab twisted off; its mouth is at (0, −440). */
export const openDose = (canvas: Canvas, scheme: Scheme): string => dose(canvas, scheme, false);
