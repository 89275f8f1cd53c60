/** The letters of the screen's first load: Golos Text without what Russian editors do not write. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subset from 'subset-font';

const range = (first: string, last: string) =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, index) =>
    String.fromCharCode(first.charCodeAt(0) + index),
  ).join('');

/** By script of the font; everything else comes from the fonts of the computer. */
const LETTERS = {
  latin: `${range(' ', '~')}\u00a0«»°±·×²³µ–—‘’“”„•…−`,
  cyrillic: `${range('А', 'я')}Ёё№`,
} as const;

/** Between what the theme uses. */
const WEIGHTS = { wght: { min: 400, max: 700 } };

/**
 * Writes both fonts, cut down to a half.
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
