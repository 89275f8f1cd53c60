import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { compress } from '../../scripts/serve-site/compress.ts';

const manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);

type Manifest = v.InferOutput<typeof manifest>;

/** The files of a module and of its static imports. */
function filesOf(built: Manifest, source: string, files = new Set<string>()): Set<string> {
  const found = built[source];
  if (!found) throw new Error(`The build of the screen has no ${source}.`);
  if (files.has(found.file)) return files;
  for (const file of [found.file, ...found.css]) files.add(file);
  for (const one of found.imports) filesOf(built, one, files);
  return files;
}

/** The fonts: both are on every screen. */
const isFont = (file: string) => /(?:cyrillic|latin)-[\w-]+\.woff2$/.test(file);

/**
 * Weighs everything that a browser loads until it shows some screens, in kB after brotli (1 kB = 1,000
 * bytes): the document, the scripts, the styles and the fonts, as our server sends them.
 * @param directory the build. @param screens modules below `editor/`, loaded with their first use.
 */
export async function weighScreen(directory: string, screens: readonly string[]): Promise<number> {
  const text = await readFile(join(directory, '.vite/manifest.json'), 'utf8');
  const built = v.parse(v.pipe(v.string(), v.parseJson(), manifest), text);
  const files = new Set(['index.html']);
  for (const source of ['index.html', ...screens]) filesOf(built, source, files);
  for (const { file } of Object.values(built)) if (isFont(file)) files.add(file);
  const sizes = [...files].map(async (file) => {
    const sent = await compress(await readFile(join(directory, file)), 'br', false);
    return sent.byteLength;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}
