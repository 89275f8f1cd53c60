/** Small builders of SVG markup. Lengths are user units (pixels of the full picture). */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Formats a number for SVG: at most two decimals, so that files stay small and identical. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

export function element(name: string, attributes: Attributes, content = ''): string {
  const pairs = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`);
  return content === ''
    ? `<${name}${pairs.join('')}/>`
    : `<${name}${pairs.join('')}>${content}</${name}>`;
}

export const circle = (cx: number, cy: number, r: number, attributes: Attributes): string =>
  element('circle', { cx, cy, r, ...attributes });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  attributes: Attributes,
): string => element('ellipse', { cx, cy, rx, ry, ...attributes });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  attributes: Attributes,
): string => element('rect', { x, y, width, height, ...attributes });

/** A path; `fill` is required, because SVG would otherwise fill it with black. */
export const path = (d: string, attributes: Attributes & { fill: string }): string =>
  element('path', { d, ...attributes });

/** An open line: no fill, round ends. */
export const stroke = (
  d: string,
  colour: string,
  width: number,
  attributes: Attributes = {},
): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attributes,
  });

export const group = (content: string, attributes: Attributes): string =>
  element('g', attributes, content);

/** Content translated to (x, y), rotated by degrees and scaled; a negative scaleX mirrors it. */
export function place(
  content: string,
  x: number,
  y: number,
  { turn = 0, scale = 1, scaleX = scale }: { turn?: number; scale?: number; scaleX?: number } = {},
): string {
  const parts = [`translate(${n(x)} ${n(y)})`];
  if (turn !== 0) parts.push(`rotate(${n(turn)})`);
  if (scale !== 1 || scaleX !== 1) {
    parts.push(
      `scale(${String(Math.round(scaleX * 1e4) / 1e4)} ${String(Math.round(scale * 1e4) / 1e4)})`,
    );
  }
  return group(content, { transform: parts.join(' ') });
}

/** The point at a distance and an angle (degrees, clockwise from the right) from (x, y). */
export function polar(x: number, y: number, distance: number, degrees: number): [number, number] {
  const radians = (degrees * Math.PI) / 180;
  return [x + distance * Math.cos(radians), y + distance * Math.sin(radians)];
}

/** Runs `draw` for 0 … count − 1 and joins the pieces. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
