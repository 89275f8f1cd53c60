import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawIcons } from './draw-icons.ts';
import { manifestOf } from './manifest.ts';

/** What a telephone is told of the site, relative to it. */
export const MANIFEST_FILE = 'manifest.webmanifest';

/** Icons and manifest into the built site; a file that would not change is not touched. */
export async function writeIcons(publicDirectory: string, brand: string): Promise<void> {
  const files = await drawIcons();
  files.set(MANIFEST_FILE, Buffer.from(manifestOf(brand)));
  for (const [path, content] of files) {
    const target = join(publicDirectory, path);
    const before = await readFile(target).catch(() => null);
    if (before?.equals(content)) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}
