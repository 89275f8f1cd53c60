/** Fonts for the first load: Golos Text without the glyphs that Russian editors do not use. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subset from 'subset-font';

const range = (first: string, last: string) =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, index) =>
    String.fromCharCode(first.charCodeAt(0) + index),
  ).join('');

/** By script of the font; all other glyphs come from system fonts. */
const LETTERS = {
  latin: `${range(' ', '~')}\u00a0«»°±·×²³µ–—‘’“”„•…−`,
  cyrillic: `${range('А', 'я')}Ёё№`,
} as const;

/** The range of weights that the theme uses. */
const WEIGHTS = { wght: { min: 400, max: 700 } };

/**
 * Writes both fonts, reduced to half their size.
 * @param modules where packages are installed.
 * @returns the directory.
 */
export async function writeLetters(modules: string): Promise<string> {
  const directory = join(modules, '.cache/editor-letters');
  await mkdir(directory, { recursive: true });
  for (const [script, letters] of Object.entries(LETTERS)) {
    const name = `golos-text-${script}-wght-normal.woff2`;
    const font = await readFile(join(modules, '@fontsource-variable/golos-text/files', name));
    const options = { targetFormat: 'woff2', variationAxes: WEIGHTS } as const;
    await writeFile(join(directory, `${script}.woff2`), await subset(font, letters, options));
  }
  return directory;
}
