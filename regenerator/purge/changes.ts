import { readFile } from 'node:fs/promises';
import { cacheTag, OF_ALL } from '../publish/cache-tags.ts';
import { differingFiles } from '../publish/difference.ts';
import { parseRoot, type Places } from '../publish/manifest.ts';

/** The tags to purge, and the addresses of the pages among them, the most read first. */
export type Forgotten =
  | 'everything'
  | { readonly tags: readonly string[]; readonly pages: readonly string[] };

/** A release, and how many times the served release had changed by then. */
export type Spot = { readonly number: number; readonly step: number };

/** Purging more files than this takes a cache longer than refetching everything from the site. */
const MOST = 500;

const PAGE = /(?:^|\/)index\.html$/;

/** Lists and the home page are read most, and have short addresses. */
const addressesOf = (files: readonly string[]): string[] =>
  files
    .filter((file) => PAGE.test(file))
    .map((file) => `/${encodeURI(file.slice(0, -'index.html'.length))}`)
    .toSorted((one, other) => one.length - other.length);

const rootOf = async (places: Places, number: number) =>
  parseRoot(await readFile(places.root(number), 'utf8'));

/**
 * The releases that were served between two points in time, in order.
 * @returns null when that is not known.
 */
function servedBetween(from: Spot, to: Spot): number[] | null {
  const steps = to.step - from.step;
  if (steps === 0 && from.number === to.number) return [];
  if (steps === 1) return [from.number, to.number];
  // After a rollback in between, comparing both ends misses changes that were made and undone.
  if (steps < 1 || steps !== to.number - from.number) return null;
  return Array.from({ length: steps + 1 }, (_, place) => from.number + place);
}

/**
 * Outdated files that a cache may have from any release served between two points in time.
 * @param from null when the last purge of the cache is not known.
 */
export async function changesBetween(
  places: Places,
  from: Spot | null,
  to: Spot,
): Promise<Forgotten> {
  const served = from && servedBetween(from, to);
  if (!served) return 'everything';
  const files = new Set<string>();
  try {
    for (const [place, number] of served.slice(1).entries()) {
      const pair = [rootOf(places, served[place] ?? number), rootOf(places, number)] as const;
      for await (const [file] of differingFiles(places, ...(await Promise.all(pair)))) {
        if (file === OF_ALL || files.size === MOST) return 'everything';
        files.add(file);
      }
    }
  } catch {
    // A release was removed or cannot be read, so the difference is unknown.
    return 'everything';
  }
  return { tags: [...files].map(cacheTag), pages: addressesOf([...files]) };
}
