import { readFile } from 'node:fs/promises';
import { hasCode } from '../../system/error-code.ts';
import { isEmbedded } from '../gatsby/gatsby.ts';
import { urlOf } from '../gatsby/page-of.ts';
import { cacheTag, OF_ALL } from '../publish/cache-tags.ts';
import { differingFiles } from '../publish/difference.ts';
import { parseRoot, type Places } from '../publish/manifest.ts';
import { isPage } from '../publish/page-slots.ts';

/** What a cache should forget. */
export type Forgotten =
  | 'everything'
  | {
      readonly tags: readonly string[];
      /** Paths of the site; null when a file that many pages contain has changed. */
      readonly paths: readonly string[] | null;
    };

/** Naming more than this takes a cache longer than asking the site for everything anew. */
const MOST = 2_000;

/** The path of a file as readers ask for it. */
const pathOf = (file: string): string =>
  isPage(file)
    ? (urlOf(file) ?? `/${file}`)
    : `/${file.split('/').map(encodeURIComponent).join('/')}`;

const rootOf = async (places: Places, number: number) =>
  parseRoot(await readFile(places.root(number), 'utf8'));

/**
 * What differs for readers between two releases.
 * @param from null when it is not known what the cache was told last.
 */
export async function changesBetween(
  places: Places,
  from: number | null,
  to: number,
): Promise<Forgotten> {
  if (from === null) return 'everything';
  const files: string[] = [];
  try {
    const [before, after] = await Promise.all([rootOf(places, from), rootOf(places, to)]);
    for await (const [file] of differingFiles(places, before, after)) {
      if (file === OF_ALL || files.length === MOST) return 'everything';
      files.push(file);
    }
  } catch (error) {
    // One of them is no longer kept: what differs cannot be known.
    if (hasCode(error, 'ENOENT')) return 'everything';
    throw error;
  }
  return {
    tags: files.map(cacheTag),
    paths: files.some(isEmbedded) ? null : [...new Set(files.map(pathOf))],
  };
}
