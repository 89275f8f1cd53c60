import { readFile } from 'node:fs/promises';
import { cacheTag, OF_ALL } from '../publish/cache-tags.ts';
import { differingFiles } from '../publish/difference.ts';
import { parseRoot, type Places } from '../publish/manifest.ts';

/** What a cache should forget, and the addresses of the pages among it, the ones read most first. */
export type Forgotten =
  | 'everything'
  | { readonly tags: readonly string[]; readonly pages: readonly string[] };

/** A release, and how many times something else had been served by then. */
export type Spot = { readonly number: number; readonly step: number };

/** Naming more than this takes a cache longer than asking the site for everything anew. */
const MOST = 500;

const PAGE = /(?:^|\/)index\.html$/;

/** Lists and the home page are read most, and their addresses are short. */
const addressesOf = (files: readonly string[]): string[] =>
  files
    .filter((file) => PAGE.test(file))
    .map((file) => `/${encodeURI(file.slice(0, -'index.html'.length))}`)
    .toSorted((one, other) => one.length - other.length);

const rootOf = async (places: Places, number: number) =>
  parseRoot(await readFile(places.root(number), 'utf8'));

/**
 * The releases that readers saw one after the other between two moments.
 * @returns null when that is not known.
 */
function servedBetween(from: Spot, to: Spot): number[] | null {
  const steps = to.step - from.step;
  if (steps === 0 && from.number === to.number) return [];
  if (steps === 1) return [from.number, to.number];
  // What was undone meanwhile differs from neither end.
  if (steps < 1 || steps !== to.number - from.number) return null;
  return Array.from({ length: steps + 1 }, (_, place) => from.number + place);
}

/**
 * What a cache may have of any release that was served between two moments, and is no longer true.
 * @param from null when it is not known what the cache was told last.
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
    // One of them is no longer kept, or cannot be read: what differs cannot be known.
    return 'everything';
  }
  return { tags: [...files].map(cacheTag), pages: addressesOf([...files]) };
}
