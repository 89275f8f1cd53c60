import type { Canvas } from '../canvas.ts';
import { element, group, n, path, rect } from '../svg.ts';
import { cylinder } from './bottle.ts';

type DropperOptions = {
  /** Pixels. */
  width: number;
  /** Pixels, from the base to the tip of the nozzle or the top of the cap. */
  height: number;
  body: string;
  cap: string;
  /** Closed bottles have a cap; open ones show the nozzle. */
  closed: boolean;
  label?: (width: number, height: number) => string;
};

/** A squeezable bottle for eye drops; (0, 0) is the middle of its base, the tip is up. */
export function dropper(canvas: Canvas, options: DropperOptions): string {
  const { width: w, height: h, body, cap, closed, label } = options;
  const { deep, ink, haze } = canvas.palette;
  const half = w / 2;
  const top = -h * 0.6;
  const collar = w * 0.3;
  const outline = `M${n(-half)} ${n(-w * 0.1)}Q${n(-half)} 0 ${n(-half * 0.78)} 0H${n(half * 0.78)}Q${n(half)} 0 ${n(half)} ${n(-w * 0.1)}V${n(top + w * 0.24)}C${n(half)} ${n(top + w * 0.08)} ${n(collar)} ${n(top + w * 0.1)} ${n(collar)} ${n(top)}H${n(-collar)}C${n(-collar)} ${n(top + w * 0.1)} ${n(-half)} ${n(top + w * 0.08)} ${n(-half)} ${n(top + w * 0.24)}Z`;
  const nozzle = `M${n(-collar * 0.8)} ${n(top - h * 0.06)}C${n(-collar * 0.7)} ${n(top - h * 0.15)} ${n(-w * 0.085)} ${n(top - h * 0.16)} ${n(-w * 0.07)} ${n(-h * 0.97)}Q0 ${n(-h * 1.01)} ${n(w * 0.07)} ${n(-h * 0.97)}C${n(w * 0.085)} ${n(top - h * 0.16)} ${n(collar * 0.7)} ${n(top - h * 0.15)} ${n(collar * 0.8)} ${n(top - h * 0.06)}Z`;
  const lid = `M${n(-collar * 1.12)} ${n(top - 2)}L${n(-collar * 0.74)} ${n(-h + w * 0.1)}Q${n(-collar * 0.7)} ${n(-h)} ${n(-collar * 0.4)} ${n(-h)}H${n(collar * 0.4)}Q${n(collar * 0.7)} ${n(-h)} ${n(collar * 0.74)} ${n(-h + w * 0.1)}L${n(collar * 1.12)} ${n(top - 2)}Z`;
  const labelTop = top + w * 0.3;
  const labelHigh = -labelTop - w * 0.14;
  const clip = canvas.clip(element('path', { d: outline }));
  const shade = cylinder(canvas, deep);
  const head = closed
    ? path(lid, { fill: cap }) + path(lid, { fill: cylinder(canvas, ink) })
    : path(nozzle, { fill: haze }) +
      path(nozzle, { fill: cylinder(canvas, deep) }) +
      rect(-collar, top - h * 0.075, collar * 2, h * 0.08, { rx: 6, fill: cap }) +
      rect(-collar, top - h * 0.075, collar * 2, h * 0.08, { rx: 6, fill: cylinder(canvas, ink) });
  return (
    path(outline, { fill: body }) +
    (label === undefined
      ? ''
      : group(group(label(w, labelHigh), { transform: `translate(${n(-half)} ${n(labelTop)})` }), {
          'clip-path': clip,
        })) +
    path(outline, { fill: shade }) +
    head
  );
}
