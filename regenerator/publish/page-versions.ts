import { readFile } from 'node:fs/promises';
import type { PageVersions } from '../../contract/schemas/page-difference.ts';
import { htmlFile } from '../gatsby/gatsby.ts';
import { slotsIn, withSlots } from '../gatsby/slots.ts';
import { pageText } from '../reading/page-text.ts';
import { parseShard, shardOf, type FileEntry, type Places, type Root } from './manifest.ts';

/** A file of a release; undefined when it has none of that name. */
async function entryIn(places: Places, root: Root, path: string): Promise<FileEntry | undefined> {
  const list = root.shards[shardOf(path)];
  return list ? parseShard(await readFile(places.object(list))).get(path) : undefined;
}

const textOf = (places: Places, { sha256 }: FileEntry) => readFile(places.object(sha256), 'utf8');

type Pair = { readonly own: Root; readonly other: Root };

/** A page with only those slices that differ in the other release: the others are the same on all pages. */
async function withDiffering(places: Places, { own, other }: Pair, html: string): Promise<string> {
  const slices = new Map<string, string>();
  for (const { file, isSheet } of slotsIn(html)) {
    if (isSheet || slices.has(file)) continue;
    const [mine, theirs] = await Promise.all([
      entryIn(places, own, file),
      entryIn(places, other, file),
    ]);
    const differs = mine && theirs && mine.sha256 !== theirs.sha256;
    slices.set(file, differs ? await textOf(places, mine) : '');
  }
  return withSlots(html, ({ file, isSheet }) => (isSheet ? null : (slices.get(file) ?? '')));
}

/**
 * The text of a page in two releases; null when neither has it.
 * @throws Error with the code `ENOENT` when one of them is removed meanwhile.
 */
export async function pageVersionsOf(
  places: Places,
  from: Root,
  to: Root,
  url: string,
): Promise<PageVersions | null> {
  const file = htmlFile(url);
  const version = async (pair: Pair) => {
    const entry = await entryIn(places, pair.own, file);
    if (!entry) return null;
    return pageText(await withDiffering(places, pair, await textOf(places, entry)));
  };
  const [before, after] = await Promise.all([
    version({ own: from, other: to }),
    version({ own: to, other: from }),
  ]);
  return before || after ? { before, after } : null;
}
