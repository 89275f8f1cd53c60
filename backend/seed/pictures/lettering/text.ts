import { group, n } from '../svg.ts';
import { cyrillic, type Glyph } from './cyrillic.ts';
import { latin } from './latin.ts';

const BODY = 100;
const SPACE = 52;

type TextStyle = {
  /** Height of a capital in pixels. */
  size: number;
  colour: string;
  /** Pen width, as a percentage of the height. */
  weight?: number;
  /** Space between glyphs, as a percentage of the height. */
  spacing?: number;
  align?: 'left' | 'middle' | 'right';
};

/**
 * Characters without a glyph take no space: a name with a rare character must not break the
 * picture.
 */
const glyphOf = (letter: string): Glyph | undefined => cyrillic[letter] ?? latin[letter];

/** Width of a line in body units of 100. */
function measure(letters: readonly string[], spacing: number): number {
  const widths = letters.map((letter) => (letter === ' ' ? SPACE : (glyphOf(letter)?.[0] ?? 0)));
  return widths.reduce((sum, width) => sum + width + spacing, -spacing);
}

const prepare = (text: string): string[] =>
  [...text.toUpperCase()].filter((letter) => letter === ' ' || glyphOf(letter) !== undefined);

/** Width of a line in pixels. */
export const textWidth = (text: string, size: number, spacing = 30): number =>
  (measure(prepare(text), spacing) * size) / BODY;

/** One line of capitals; (x, y) is the left end, middle or right end of its baseline. */
export function drawText(
  text: string,
  x: number,
  y: number,
  { size, colour, weight = 11, spacing = 30, align = 'left' }: TextStyle,
): string {
  const letters = prepare(text);
  const scale = size / BODY;
  const shift = { left: 0, middle: 0.5, right: 1 }[align] * measure(letters, spacing) * scale;
  let pen = 0;
  const strokes = letters.map((letter) => {
    const [width, d] = glyphOf(letter) ?? [SPACE, ''];
    const drawn = d === '' ? '' : `<path d="${d}" transform="translate(${n(pen)} 0)"/>`;
    pen += width + spacing;
    return drawn;
  });
  return group(strokes.join(''), {
    transform: `translate(${n(x - shift)} ${n(y - size)}) scale(${String(Math.round(scale * 1e4) / 1e4)})`,
    fill: 'none',
    stroke: colour,
    'stroke-width': weight,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}
