import { readFile } from 'node:fs/promises';
import type { ReleaseChanges } from '../../contract/schemas/publishing.ts';
import { isEmbedded } from '../gatsby/gatsby.ts';
import { urlOf } from '../gatsby/page-of.ts';
import { parseShard, type Places, type Root, type Shard } from './manifest.ts';

export type Kind = 'added' | 'changed' | 'removed';

/** Maximum number of URLs listed of each kind. */
const MOST = 50;

/** Paths that differ between two lists, with the kind of difference. */
function differing(from: Shard, to: Shard): [path: string, kind: Kind][] {
  const found: [string, Kind][] = [];
  for (const [path, { sha256 }] of to) {
    const before = from.get(path);
    if (!before) found.push([path, 'added']);
    else if (before.sha256 !== sha256) found.push([path, 'changed']);
  }
  for (const path of from.keys()) if (!to.has(path)) found.push([path, 'removed']);
  return found;
}

const pagesOf = (pages: ReadonlyMap<string, Kind>, wanted: Kind) => {
  const all = [...pages].flatMap(([url, kind]) => (kind === wanted ? url : []));
  return { total: all.length, items: all.sort().slice(0, MOST) };
};

/**
 * The files in which two releases differ. Equal lists are not read, so neighbours cost little.
 * @throws Error with the code `ENOENT` when one of them is removed meanwhile.
 */
export async function* differingFiles(
  places: Places,
  from: Root,
  to: Root,
): AsyncGenerator<readonly [path: string, kind: Kind]> {
  const read = async (list: string | undefined): Promise<Shard> =>
    list ? parseShard(await readFile(places.object(list))) : new Map();
  for (const [place, list] of to.shards.entries()) {
    const before = from.shards[place];
    if (before !== list) yield* differing(await read(before), await read(list));
  }
}

/**
 * Compares two releases, as editors see them.
 * @throws Error with the code `ENOENT` when one of them is removed meanwhile.
 */
export async function differenceOf(places: Places, from: Root, to: Root): Promise<ReleaseChanges> {
  const pages = new Map<string, Kind>();
  let files = 0;
  let everywhere = false;
  for await (const [path, kind] of differingFiles(places, from, to)) {
    const url = urlOf(path);
    if (isEmbedded(path)) everywhere = true;
    if (url === null) files += 1;
    // The HTML and the data of a page differ separately; it is new or gone with both.
    else pages.set(url, pages.has(url) && pages.get(url) !== kind ? 'changed' : kind);
  }
  return {
    added: pagesOf(pages, 'added'),
    changed: pagesOf(pages, 'changed'),
    removed: pagesOf(pages, 'removed'),
    files,
    everywhere,
  };
}
