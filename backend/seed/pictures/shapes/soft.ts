/**
 * Soft edges without a filter: librsvg blurs the whole picture for each filter, which takes four
 * times as long as everything else in it.
 */
import type { Canvas, Stop } from '../canvas.ts';
import { ellipse, group, stroke } from '../svg.ts';

/** How far beyond its edge a blurred shape is visible, in deviations. */
const REACH = 2.4;
const STEPS = 12;

/** The cumulative normal distribution at a number of deviations. */
const below = (deviations: number): number => 1 / (1 + Math.exp(-1.702 * deviations));

type Paint = { readonly fill: string; readonly opacity: number };

/**
 * An ellipse blurred by a deviation in pixels; centre and radii are those of the sharp one, in
 * pixels.
 */
export function softEllipse(
  canvas: Canvas,
  [cx, cy, rx, ry]: readonly [cx: number, cy: number, rx: number, ry: number],
  deviation: number,
  { fill, opacity }: Paint,
): string {
  const least = Math.min(rx, ry);
  const whole = least + REACH * deviation;
  const stops = Array.from({ length: STEPS + 1 }, (_, step): Stop => {
    const share = step / STEPS;
    const from = share * whole;
    const seen = below((least - from) / deviation) - below((-least - from) / deviation);
    return [share, fill, step === STEPS ? 0 : opacity * seen];
  });
  const spread = whole - least;
  return ellipse(cx, cy, rx + spread, ry + spread, {
    fill: canvas.radial(0.5, 0.5, 0.5, ...stops),
  });
}

/** The opacity of a blurred edge at one of the steps inwards, as a fraction. */
const seenAt = (step: number): number =>
  step === 0 ? 0 : step === STEPS ? 1 : below(0.4 - (REACH * (STEPS - step)) / STEPS);

/** Stacked layers with narrowing rims: their widths and the opacities that add up. */
const layers = (deviation: number, opacity: number) =>
  Array.from({ length: STEPS }, (_, step) => {
    const before = opacity * seenAt(step);
    const after = opacity * seenAt(step + 1);
    return {
      rim: (2 * REACH * deviation * (STEPS - step - 1)) / STEPS,
      opacity: ((after - before) / (1 - before)).toFixed(4),
    };
  });

/**
 * Shapes whose edge is blurred outwards only: the object that casts such a shadow covers its
 * middle.
 * @param shape without strokes of its own.
 * @param deviation of the blur, in pixels.
 */
export const softShape = (shape: string, deviation: number, { fill, opacity }: Paint): string =>
  layers(deviation, opacity)
    .map((layer) =>
      group(shape, {
        opacity: layer.opacity,
        stroke: fill,
        'stroke-width': layer.rim,
        'stroke-linejoin': 'round',
      }),
    )
    .join('');

/** A line with soft edges; its width and the deviation of the blur in pixels. */
export const softStroke = (
  d: string,
  width: number,
  deviation: number,
  { fill, opacity }: Paint,
): string =>
  layers(deviation, opacity)
    .map((layer) => stroke(d, fill, width * 0.5 + layer.rim, { 'stroke-opacity': layer.opacity }))
    .join('');
