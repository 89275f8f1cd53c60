import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

export type BuiltPlaces = {
  readonly projectRoot: string;
  readonly dataDir: string;
};

/**
 * One mark is next to the releases and one next to Gatsby's files, with which the regenerator
 * renders: the two belong together only if one build has written both.
 */
const marksOf = ({ projectRoot, dataDir }: BuiltPlaces) => [
  join(dataDir, 'site/built-from'),
  join(projectRoot, '.cache/built-from'),
];

/** Gatsby's files contain absolute paths, so a folder that was moved needs a build. */
const beginOf = ({ projectRoot }: BuiltPlaces, key: string) => `${key} ${resolve(projectRoot)} `;

/**
 * Whether the served release and Gatsby's files come from one complete build of this key, in this
 * folder.
 */
export async function isBuiltFrom(places: BuiltPlaces, key: string): Promise<boolean> {
  const [release, files] = await Promise.all(
    marksOf(places).map((path) => readFile(path, 'utf8').catch(() => null)),
  );
  return (
    typeof release === 'string' && release === files && release.startsWith(beginOf(places, key))
  );
}

/** From here on the sources of the site are unknown. Called before Gatsby touches a file. */
export async function forgetBuilt(places: BuiltPlaces): Promise<void> {
  for (const path of marksOf(places)) await rm(path, { force: true });
}

/** Records that one build with this key produced the served release and Gatsby's files. */
export async function markBuilt(places: BuiltPlaces, key: string): Promise<void> {
  const mark = beginOf(places, key) + randomUUID();
  for (const path of marksOf(places)) {
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, mark);
  }
}
