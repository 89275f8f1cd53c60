import type { Canvas } from '../canvas.ts';
import type { Skin } from '../palette.ts';
import { path, place, stroke } from '../svg.ts';
import { softShape } from './soft.ts';

/**
 * An open hand from the side, palm up: reaches in from the right, palm at about (400, 0), in
 * pixels.
 */
export function openHand(canvas: Canvas, { light, base, shade }: Skin): string {
  const { tone, deep } = canvas.palette;
  const skin = canvas.linear(90, [0, light], [0.5, base], [1, shade]);
  const back = canvas.linear(90, [0, base], [1, shade]);
  const finger = 'M470 10C320 0 190-44 92-98C60-114 28-96 44-66C84-4 260 96 470 130Z';
  const hand =
    'M1120-78C900-86 780-74 670-50C570-28 520 6 440 6C310 2 190-40 92-92C60-108 30-90 46-62C84 0 260 112 430 146C570 174 800 196 1120 178Z';
  const thumb =
    'M760-56C690-130 600-192 524-214C482-224 460-186 488-156C546-98 590-30 640 34C690 66 790 30 760-56Z';
  const sleeve = canvas.linear(90, [0, tone], [1, deep]);
  return (
    place(path(finger, { fill: back }), 56, -40, { turn: 5 }) +
    place(path(finger, { fill: back }), 26, -22, { turn: 2 }) +
    path(hand, { fill: skin }) +
    stroke('M120-66C220-10 330 34 450 44', shade, 4, { 'stroke-opacity': 0.45 }) +
    place(softShape(path(thumb, { fill: shade }), 16, { fill: shade, opacity: 0.45 }), 4, 18) +
    path(thumb, { fill: skin }) +
    path('M512-196C494-200 484-184 498-168C514-150 530-136 548-130C546-156 534-184 512-196Z', {
      fill: '#ffffff',
      'fill-opacity': 0.6,
    }) +
    path('M960-130Q930 50 968 232H1700V-150Z', { fill: sleeve }) +
    stroke('M960-130Q930 50 968 232', '#ffffff', 8, { 'stroke-opacity': 0.5 })
  );
}
