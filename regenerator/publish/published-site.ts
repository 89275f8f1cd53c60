import { readdir, readFile } from 'node:fs/promises';
import { hasCode } from '../../system/error-code.ts';
import {
  parseRoot,
  parseShard,
  placesOf,
  shardOf,
  type FileEntry,
  type Places,
  type Pointer,
  type Root,
  type Shard,
} from './manifest.ts';
import { pointerReader, readPointer } from './pointers.ts';
import { filled, isPage, type FileBytes, type StoredText } from './page-slots.ts';

export type { FileEntry } from './manifest.ts';

/** A file as readers get it, with the paths of all files of the release that are in it. */
type PublishedFile = FileBytes & { readonly madeOf: readonly string[] };

/** One release: everything read through it belongs together. */
export type Release = {
  readonly number: number;
  readonly revision: number | null;
  find(path: string): Promise<FileEntry | undefined>;
  /** Every file by its path. */
  files(): Promise<Map<string, FileEntry>>;
  /** A file as readers get it; null if there is none. */
  read(path: string): Promise<PublishedFile | null>;
  /** Where the bytes of a file that is not a page are stored; they never change there. */
  place(entry: FileEntry): string;
};

export type PublishedSite = {
  /** The release as of now; null before the first one. */
  release(): Promise<Release | null>;
  /** Its number; null before the first one. */
  number(): number | null;
  /** Whether there is no newer release that waits: after a rollback there is. */
  isNewest(): boolean;
};

/** Texts that are embedded in pages, by their hash. */
type Texts = Map<string, Promise<StoredText>>;

/**
 * Reads the files of a release. Texts embedded in its pages are read once.
 * @param before texts of the last release.
 */
function fileReader(places: Places, find: Release['find'], texts: Texts, before: Texts) {
  const bytesOf = ({ sha256 }: FileEntry) => readFile(places.object(sha256));
  const stored = async (entry: FileEntry): Promise<StoredText> => ({
    sha256: entry.sha256,
    text: (await bytesOf(entry)).toString(),
  });
  const textIn = async (path: string): Promise<StoredText | null> => {
    const entry = await find(path);
    if (!entry) return null;
    const { sha256 } = entry;
    const text = texts.get(sha256) ?? before.get(sha256) ?? stored(entry);
    texts.set(sha256, text);
    text.catch(() => texts.delete(sha256));
    return await text;
  };
  return async (path: string): Promise<PublishedFile | null> => {
    const entry = await find(path);
    if (!entry) return null;
    if (isPage(path)) {
      const { embedded, ...page } = await filled(await stored(entry), textIn);
      return { ...page, madeOf: [path, ...embedded] };
    }
    return { bytes: await bytesOf(entry), version: entry.sha256, madeOf: [path] };
  };
}

const readRoot = async (places: Places, number: number): Promise<Root> =>
  parseRoot(await readFile(places.root(number), 'utf8'));

const readShard = async (places: Places, sha256: string): Promise<Shard> =>
  parseShard(await readFile(places.object(sha256)));

/** Numbers of the stored releases, the newest first. */
export async function numbersOf(places: Places, pointer: Pointer): Promise<number[]> {
  const names = await readdir(places.releases);
  return names
    .flatMap((name) => (/^\d+\.json$/.test(name) ? [Number.parseInt(name, 10)] : []))
    .filter((number) => number <= pointer.last)
    .sort((a, b) => b - a);
}

/**
 * Reads what is published, from any process. The very next call sees a new release, and a release
 * that was returned stays whole: nine newer ones can come before its files are removed.
 * @param which the release: what is served, or the last one, which differs after a rollback.
 */
export function publishedSite(site: string, which: 'served' | 'newest' = 'served'): PublishedSite {
  const places = placesOf(site);
  const pointerNow = pointerReader(places);
  /** Lists that this release shares with the last one are not read again. */
  let shards = new Map<string, Promise<Shard>>();
  let texts: Texts = new Map();
  let last: Promise<Release> | null = null;
  let lastNumber = -1;

  async function open(number: number): Promise<Release> {
    const root = await readRoot(places, number);
    const before = shards;
    const own = new Map<string, Promise<Shard>>();
    for (const sha256 of root.shards) {
      const known = before.get(sha256);
      if (known) own.set(sha256, known);
    }
    shards = own;
    const textsBefore = texts;
    texts = new Map();
    const shardAt = async (sha256: string): Promise<Shard> => {
      if (sha256 === '') return new Map();
      const known = own.get(sha256);
      if (known) return await known;
      const read = readShard(places, sha256);
      own.set(sha256, read);
      read.catch(() => own.delete(sha256));
      return await read;
    };
    const find: Release['find'] = async (path) =>
      (await shardAt(root.shards[shardOf(path)] ?? '')).get(path);
    return {
      number,
      revision: root.revision,
      find,
      read: fileReader(places, find, texts, textsBefore),
      files: async () => {
        const all = await Promise.all(root.shards.map(shardAt));
        return new Map(all.flatMap((shard) => [...shard]));
      },
      place: (entry) => places.object(entry.sha256),
    };
  }

  function numberOf(pointer: Pointer | null): number | null {
    if (!pointer) return null;
    return which === 'served' ? pointer.number : pointer.last;
  }

  return {
    number: () => numberOf(pointerNow()),
    isNewest: () => {
      const pointer = readPointer(places);
      return pointer?.number === pointer?.last;
    },
    async release() {
      for (;;) {
        const number = numberOf(readPointer(places));
        if (number === null) return null;
        if (!last || lastNumber !== number) {
          const opened = open(number);
          last = opened;
          lastNumber = number;
          opened.catch(() => {
            if (last === opened) last = null;
          });
        }
        try {
          return await last;
        } catch (error) {
          // Where publishing takes a millisecond, it can be replaced and removed before it is opened.
          const isReplaced = numberOf(readPointer(places)) !== number;
          if (!hasCode(error, 'ENOENT') || !isReplaced) throw error;
        }
      }
    },
  };
}
