import type { Canvas } from '../canvas.ts';
import type { Skin } from '../palette.ts';
import { ellipse, n, path, place, stroke } from '../svg.ts';
import { softShape } from './soft.ts';

/** A hand seen from the palm with the index finger up, its tip at (0, 0), in pixels. */
export function pointingHand(canvas: Canvas, { light, base, shade }: Skin): string {
  const { tone, deep } = canvas.palette;
  const round = canvas.linear(0, [0, base], [0.3, light], [0.75, base], [1, shade]);
  const across = canvas.linear(30, [0, light], [0.5, base], [1, shade]);
  const index = 'M-60 520C-66 330-68 160-64 70C-60-24 60-24 64 70C68 160 68 330 74 520Z';
  const palm =
    'M-70 470C-110 560-120 680-96 800C-80 880-60 960-50 1080H270C280 960 340 860 352 720C360 610 350 520 332 470C260 400 60 410-70 470Z';
  const folded = (x: number, y: number, wide: number, high: number): string =>
    path(
      `M${n(x)} ${n(y + high)}C${n(x - 10)} ${n(y + high * 0.4)} ${n(x - 4)} ${n(y)} ${n(x + wide / 2)} ${n(y)}S${n(x + wide + 10)} ${n(y + high * 0.4)} ${n(x + wide)} ${n(y + high)}C${n(x + wide * 0.9)} ${n(y + high + 34)} ${n(x + wide * 0.1)} ${n(y + high + 34)} ${n(x)} ${n(y + high)}Z`,
      { fill: round, stroke: shade, 'stroke-opacity': 0.35, 'stroke-width': 2 },
    );
  const thumb =
    'M-90 800C-150 740-170 650-140 600C-120 566-70 566-40 596C20 640 110 640 190 652C236 660 240 724 196 736C120 754 20 770-30 800C-60 820-80 820-90 800Z';
  const sleeve = canvas.linear(20, [0, tone], [1, deep]);
  // The fist sits high on the finger, so that a short picture still shows a hand.
  const raise = (content: string): string => place(content, 0, -130);
  return (
    raise(path(palm, { fill: across }) + folded(252, 500, 84, 190) + folded(164, 468, 94, 220)) +
    path(index, { fill: round }) +
    raise(
      folded(70, 462, 98, 214) +
        place(softShape(path(thumb, { fill: shade }), 14, { fill: shade, opacity: 0.5 }), 6, 20) +
        path(thumb, { fill: across }) +
        ellipse(176, 690, 34, 24, { fill: '#ffffff', 'fill-opacity': 0.5 }),
    ) +
    stroke('M-50 262Q2 282 56 262M-48 276Q2 294 52 278', shade, 4, { 'stroke-opacity': 0.7 }) +
    ellipse(-16, 62, 26, 36, { fill: '#ffffff', 'fill-opacity': 0.45 }) +
    raise(
      path('M-78 960C40 1010 200 1010 306 950L340 1400H-110Z', { fill: sleeve }) +
        stroke('M-78 960C40 1010 200 1010 306 950', '#ffffff', 8, { 'stroke-opacity': 0.5 }),
    )
  );
}
