import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawIcons } from './draw-icons.ts';
import { manifestOf } from './manifest.ts';

/** The web manifest, relative to the site. */
export const MANIFEST_FILE = 'manifest.webmanifest';

/** Writes icons and manifest into the built site; an unchanged file is not touched. */
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
