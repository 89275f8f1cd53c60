import type { Palette } from './palette.ts';
import type { Random } from './random.ts';
import { element, n } from './svg.ts';

/** Offset 0 to 1, colour, opacity 0 to 1 (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const drawStops = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity = 1]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');

/**
 * A picture under construction: its size in pixels, random generator, colours and the definitions
 * (gradients, blurs, clips) its shapes refer to. Methods that define something return `url(#…)`.
 */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly palette: Palette;
  readonly #definitions: string[] = [];

  constructor(width: number, height: number, random: Random, palette: Palette) {
    this.width = width;
    this.height = height;
    this.random = random;
    this.palette = palette;
  }

  #define(draw: (id: string) => string): string {
    const id = `d${String(this.#definitions.length)}`;
    this.#definitions.push(draw(id));
    return `url(#${id})`;
  }

  /** Across the painted shape at an angle in degrees: 0 runs right, 90 runs down. */
  linear(degrees: number, ...stops: Stop[]): string {
    const radians = (degrees * Math.PI) / 180;
    const dx = Math.cos(radians) / 2;
    const dy = Math.sin(radians) / 2;
    const line = { x1: n(0.5 - dx), y1: n(0.5 - dy), x2: n(0.5 + dx), y2: n(0.5 + dy) };
    return this.#define((id) => element('linearGradient', { id, ...line }, drawStops(stops)));
  }

  /** Centre and radius as fractions of the painted shape's box. */
  radial(cx: number, cy: number, r: number, ...stops: Stop[]): string {
    return this.#define((id) => element('radialGradient', { id, cx, cy, r }, drawStops(stops)));
  }

  /** Deviation in pixels. */
  blur(deviation: number): string {
    // The generous region keeps wide blurs of thin shapes from being cut off.
    const region = { x: '-100%', y: '-100%', width: '300%', height: '300%' };
    const blur = element('feGaussianBlur', { stdDeviation: deviation });
    return this.#define((id) => element('filter', { id, ...region }, blur));
  }

  clip(shape: string): string {
    return this.#define((id) => element('clipPath', { id }, shape));
  }

  /** The finished file. */
  svg(content: string): string {
    const { width, height } = this;
    const frame = { width, height, viewBox: `0 0 ${String(width)} ${String(height)}` };
    const definitions = element('defs', {}, this.#definitions.join(''));
    return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...frame }, definitions + content);
  }
}
