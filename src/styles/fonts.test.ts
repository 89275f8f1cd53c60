/** The fallback fonts take as much room as Golos Text, so a page looks the same on a cold load. */
import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Font } from 'opentype.js';

/** The frequency of each letter per thousand characters of our articles. */
const OFTEN = Object.entries({
  ...{
    ' ': 160,
    о: 83,
    е: 69,
    а: 65,
    и: 62,
    т: 57,
    н: 55,
    с: 41,
    р: 40,
    л: 37,
    в: 31,
    к: 30,
    д: 25,
  },
  ...{
    м: 24,
    п: 23,
    з: 21,
    у: 19,
    ',': 18,
    ы: 16,
    ь: 16,
    я: 15,
    ч: 14,
    г: 12,
    '.': 11,
    б: 11,
    й: 9,
  },
  ...{ ж: 8, х: 7, ю: 5, ш: 5, ё: 4, ц: 4, ф: 2, щ: 2, э: 2 },
});

/**
 * The mean width of these letters, in ems: of Arimo, which is as wide as Arial and Liberation Sans,
 * of Roboto 3 and of DejaVu Sans 2.37. They are not among our packages.
 */
const WIDTHS: Record<string, Record<string, number>> = {
  'Golos as Arial': { '400 500': 0.49582, '600 900': 0.53365 },
  'Golos as Roboto': { '400 500': 0.50356, '600 900': 0.50896 },
  'Golos as DejaVu': { '400 500': 0.57, '600 900': 0.6251 },
};

function load(path: string): Font {
  const { buffer, byteOffset, byteLength } = readFileSync(path);
  return parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

function meanWidth(fonts: readonly Font[]): number {
  const widths = OFTEN.map(([letter, times]) => {
    const font = fonts.find((one) => one.charToGlyphIndex(letter) > 0);
    if (!font) throw new Error(`No letter ${letter}`);
    return { times, width: (font.charToGlyph(letter).advanceWidth ?? 0) / font.unitsPerEm };
  });
  const sum = widths.reduce((total, { times, width }) => total + times * width, 0);
  return sum / widths.reduce((total, { times }) => total + times, 0);
}

const golosOf = (weight: number) =>
  ['cyrillic', 'latin'].map((script) =>
    load(
      require.resolve(`@fontsource/golos-text/files/golos-text-${script}-${weight}-normal.woff`),
    ),
  );

const ASCENT = 0.98;
const DESCENT = 0.22;
const sheet = readFileSync(join(__dirname, 'fonts.css'), 'utf8');
const faces = [...sheet.matchAll(/@font-face \{([^}]*)\}/g)]
  .map(([, rules = '']) =>
    Object.fromEntries(
      rules
        .split(';')
        .map((rule) => rule.split(/:(.*)/s).map((part) => part.trim()))
        .filter(([name]) => name),
    ),
  )
  .filter(({ src }: Record<string, string>) => src?.startsWith('local('));
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

it('there is a face for every family and weight, and no other', () => {
  const wanted = Object.entries(WIDTHS).flatMap(([family, weights]) =>
    Object.keys(weights).map((weight) => `'${family}' ${weight}`),
  );
  expect(faces.map((face) => `${face['font-family']} ${face['font-weight']}`)).toEqual(wanted);
});

it('the faces are the first fallbacks of the site’s font', () => {
  const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
  const [, stack = ''] = /--font:([^;]*);/.exec(tokens) ?? [];
  const families = stack.split(',').map((family) => family.trim().replaceAll("'", ''));
  expect(families.slice(2, 2 + Object.keys(WIDTHS).length)).toEqual(Object.keys(WIDTHS));
});

it('each face matches the width and line height of Golos Text', () => {
  const golos = { '400 500': golosOf(400), '600 900': golosOf(600) };
  for (const fonts of Object.values(golos)) {
    for (const { ascender, descender, unitsPerEm } of fonts) {
      expect([ascender / unitsPerEm, -descender / unitsPerEm]).toEqual([ASCENT, DESCENT]);
    }
  }
  const isOf = (weight: string | undefined): weight is keyof typeof golos =>
    weight !== undefined && weight in golos;
  for (const face of faces) {
    const weight = face['font-weight'];
    const width = WIDTHS[face['font-family']?.replaceAll("'", '') ?? '']?.[weight ?? ''];
    if (!isOf(weight) || width === undefined) throw new Error('A face of another family');
    const size = meanWidth(golos[weight]) / width;
    expect(face).toMatchObject({
      'size-adjust': percent(size),
      'ascent-override': percent(ASCENT / size),
      'descent-override': percent(DESCENT / size),
      'line-gap-override': '0%',
    });
  }
});
