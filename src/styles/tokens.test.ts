import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** One channel of an sRGB colour, linearised: WCAG 2.2, «relative luminance». */
const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const digits = /^#([\da-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) throw new Error(`${hex} is not a six-digit colour`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours: 1 (the same) to 21 (black on white). */
function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

const PALETTES = ['light', 'dark', 'contrast'] as const;
type Palette = (typeof PALETTES)[number];

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** The rules of the file: their selectors and declarations. */
const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
  selector: selector.trim(),
  declarations: new Map(
    [...body.matchAll(/([\w-]+):([^;]*);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  ),
}));

const withPalettes = blocks.find(({ selector }) => /^:root,\s*\[data-palette\]$/.test(selector));

/** The colour of a token in a palette. */
function colour(token: string, palette: Palette): string {
  const value = withPalettes?.declarations.get(token) ?? '';
  const found = new RegExp(`var\\(--in-${palette},\\s*(#[\\da-f]{6})\\)`, 'i').exec(value)?.[1];
  if (found === undefined) throw new Error(`${token} has no colour in the ${palette} palette`);
  return found;
}

const GROUNDS = ['--ground', '--ground-mist', '--ground-warm', '--surface', '--surface-raised'];

/** The allowed pairs of text and background. */
const TEXTS: [texts: string[], grounds: string[]][] = [
  [
    ['--text', '--text-muted', '--text-warm', '--text-error', '--action', '--action-hover'],
    GROUNDS,
  ],
  [['--placeholder'], GROUNDS],
  [['--text', '--text-muted', '--action', '--action-hover'], ['--action-soft']],
  [['--action-text'], ['--action', '--action-hover']],
  [['--accent-text'], ['--accent', '--accent-hover']],
  [['--deep-text', '--deep-text-muted', '--deep-link'], ['--deep']],
  [['--deep'], ['--deep-link']],
];

/** Meaningful lines and icons, and their backgrounds. */
const GRAPHICS: [marks: string[], grounds: string[]][] = [
  [['--line-strong', '--action', '--text-error', '--focus'], GROUNDS],
  [['--focus'], ['--focus-halo']],
  [['--deep-text-muted'], ['--deep']],
];

const pairs = (table: [string[], string[]][]) =>
  table.flatMap(([fronts, grounds]) =>
    fronts.flatMap((front) => grounds.map((ground) => ({ front, ground }))),
  );

describe.each(PALETTES)('the %s palette', (palette) => {
  it.each(pairs(TEXTS))('has a contrast of 7:1 for $front on $ground', ({ front, ground }) => {
    expect(contrast(colour(front, palette), colour(ground, palette))).toBeGreaterThanOrEqual(7);
  });

  it.each(pairs(GRAPHICS))('has a contrast of 3:1 for $front on $ground', ({ front, ground }) => {
    expect(contrast(colour(front, palette), colour(ground, palette))).toBeGreaterThanOrEqual(3);
  });
});

describe('the palette switches', () => {
  const values = (selector: string) =>
    PALETTES.map((palette) =>
      blocks
        .filter((block) => block.selector.split(/,\s*/).includes(selector))
        .map(({ declarations }) => declarations.get(`--in-${palette}`))
        .find((value) => value !== undefined),
    );

  it.each(PALETTES)('turn on %s alone', (palette) => {
    expect(values(`[data-palette='${palette}']`)).toEqual(
      PALETTES.map((other) => (other === palette ? 'initial' : '')),
    );
  });

  it('start with light', () => {
    expect(values(':root')).toEqual(['initial', '', '']);
  });

  it.each([...(withPalettes?.declarations.keys() ?? [])])(
    'give %s a value in every palette',
    (token) => {
      const named = [
        ...(withPalettes?.declarations.get(token) ?? '').matchAll(/var\(--in-(\w+),/g),
      ];
      expect(named.map(([, palette]) => palette)).toEqual([...PALETTES]);
    },
  );
});
