/** The site's own font files: see src/styles/fonts/README.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { parse, type Font } from 'opentype.js';
import subset from 'subset-font';

const folder = join(process.cwd(), 'src/styles');

type Face = { readonly file: string; readonly codes: readonly number[] };

/** The codes of a `unicode-range`. */
const codesOf = (range: string): number[] =>
  range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, place) => first + place);
  });

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** The one that pages preload; the recipe says what is in it. */
const first: Face = {
  file: './fonts/golos-text.woff2',
  codes: codesOf(/^CODES=(.+)$/m.exec(read('fonts/README.md'))?.[1] ?? ''),
};
const others = [
  ...read('fonts.css').matchAll(/url\('([^']+)'\)[^;]*;\s*unicode-range:([^;]+);/g),
].map(([, file = '', range = '']): Face => ({ file, codes: codesOf(range) }));

async function fontOf({ file, codes }: Face): Promise<Font> {
  const text = String.fromCodePoint(...codes);
  const font = await subset(readFileSync(join(folder, file)), text, { targetFormat: 'sfnt' });
  return parse(font.buffer.slice(font.byteOffset, font.byteOffset + font.byteLength));
}

it('the file that pages preload has every letter that it was made with', async () => {
  const font = await fontOf(first);
  const missing = first.codes.filter(
    (code) => font.charToGlyphIndex(String.fromCodePoint(code)) === 0,
  );
  expect(missing).toEqual([]);
  // What fonts.test.ts computes the fallback fonts from.
  const { ascender, descender, unitsPerEm } = font;
  expect([ascender / unitsPerEm, descender / unitsPerEm]).toEqual([0.98, -0.22]);
});

it('has the weights that its rule promises, and no style asks for a bolder one', async () => {
  const font = await fontOf(first);
  const { minValue, maxValue } = font.tables['fvar']?.axes[0];
  expect(read('fonts.css')).toContain(
    `font-weight: ${minValue} ${maxValue};\n  src: url('${first.file}')`,
  );
  const bolder = readdirSync(join(folder, '..'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) =>
      [...read(join('..', file)).matchAll(/font-weight:\s*(\d+)/g)]
        .filter(([, weight]) => Number(weight) > maxValue)
        .map(([rule]) => `${file}: ${rule}`),
    );
  expect(bolder).toEqual([]);
});

it('no letter is in two faces', () => {
  const codes = [first, ...others].flatMap((face) => face.codes);
  expect(others).toHaveLength(2);
  expect(codes.filter((code, place) => codes.indexOf(code) < place)).toEqual([]);
});

it('the file that pages preload has Russian letters and ASCII', () => {
  const letters = String.fromCodePoint(...first.codes);
  expect(letters).toMatch(/!.*0123456789.*ABC.*xyz.*«.*».*Ё.*АБВГД.*абвгд.*ё/);
});
