import type { Canvas } from '../canvas.ts';
import { element, ellipse, group, n, path, rect, repeat } from '../svg.ts';
import { mix } from '../colour.ts';

export type BottleOptions = {
  /** Pixels. */
  width: number;
  /** Pixels, cap included. */
  height: number;
  shoulder: 'round' | 'slope';
  /** Colour of the plastic. */
  body: string;
  cap: string;
  /** Drawn flat from (0, 0) at the given width and height in pixels, then shaded as if wrapped. */
  label?: (width: number, height: number) => string;
};

/** Light and shade across a cylinder. */
export const cylinder = (canvas: Canvas, dark: string): string =>
  canvas.linear(
    0,
    [0, dark, 0.42],
    [0.12, dark, 0.1],
    [0.26, '#ffffff', 0.6],
    [0.4, '#ffffff', 0],
    [0.72, dark, 0.08],
    [0.93, dark, 0.34],
    [1, dark, 0.2],
  );

/** A standing bottle; (0, 0) is the middle of its base. */
export function bottle(canvas: Canvas, options: BottleOptions): string {
  const { width: w, height: h, shoulder, body, cap, label } = options;
  const { ink, deep } = canvas.palette;
  const half = w / 2;
  const neck = w * 0.2;
  const foot = w * 0.1;
  const [shoulderAt, neckAt, capAt] = [
    -h * (shoulder === 'round' ? 0.7 : 0.6),
    -h * 0.81,
    -h * 0.815,
  ];
  const bend = shoulder === 'round' ? 0.95 : 0.3;
  const right = `C${n(half)} ${n(shoulderAt + (neckAt - shoulderAt) * bend)} ${n(neck * 1.15)} ${n(neckAt + h * 0.035)} ${n(neck)} ${n(neckAt)}`;
  const left = `C${n(-neck * 1.15)} ${n(neckAt + h * 0.035)} ${n(-half)} ${n(shoulderAt + (neckAt - shoulderAt) * bend)} ${n(-half)} ${n(shoulderAt)}`;
  const outline = `M${n(-half)} ${n(-foot)}Q${n(-half)} 0 ${n(-half + foot)} 0H${n(half - foot)}Q${n(half)} 0 ${n(half)} ${n(-foot)}V${n(shoulderAt)}${right}H${n(-neck)}${left}Z`;
  const capWide = neck * 1.32;
  const capHigh = h + capAt;
  const ribs = repeat(9, (index) =>
    rect(-capWide + ((index + 0.5) * capWide * 2) / 9, capAt - capHigh * 0.84, 2, capHigh * 0.72, {
      fill: '#ffffff',
      'fill-opacity': 0.25,
    }),
  );
  const clip = canvas.clip(element('path', { d: outline }));
  const labelTop = shoulderAt + h * 0.035;
  const labelHigh = -labelTop - h * 0.07;
  const shade = cylinder(canvas, deep);
  return (
    path(outline, { fill: body }) +
    (label === undefined
      ? ''
      : group(group(label(w, labelHigh), { transform: `translate(${n(-half)} ${n(labelTop)})` }), {
          'clip-path': clip,
        })) +
    path(outline, { fill: shade }) +
    rect(-neck * 1.05, neckAt - h * 0.006, neck * 2.1, h * 0.014, {
      rx: 4,
      fill: mix(body, deep, 0.3),
    }) +
    rect(-capWide, capAt - capHigh, capWide * 2, capHigh, { rx: w * 0.05, fill: cap }) +
    ribs +
    rect(-capWide, capAt - capHigh, capWide * 2, capHigh, {
      rx: w * 0.05,
      fill: cylinder(canvas, ink),
    }) +
    ellipse(0, capAt - capHigh + capHigh * 0.05, capWide * 0.86, capHigh * 0.04, {
      fill: '#ffffff',
      'fill-opacity': 0.5,
    })
  );
}
