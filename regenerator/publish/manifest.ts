import { hash } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { pageOf } from '../gatsby/page-of.ts';

/** Content of one file: its name in the store, its name on Netlify, and its size. */
export type FileEntry = {
  readonly sha256: string;
  readonly sha1: string;
  readonly size: number;
};

/** The part of a release's files whose paths have the same hash. */
export type Shard = ReadonlyMap<string, FileEntry>;

/** An edit rewrites the lists that contain its paths, so each list holds a small share of them. */
const SHARDS = 1024;

const DIGEST = /^[0-9a-f]{64}$/;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * Incremented when paths are distributed over the shards differently: a path is searched in one
 * shard only.
 */
export const FORM = 2;

const rootSchema = v.object({
  form: v.literal(FORM),
  number: count,
  /** The content revision it shows; null when it is unknown. */
  revision: v.nullable(count),
  time: v.pipe(v.string(), v.isoTimestamp()),
  files: count,
  /** Content that it does not show although it was saved before: see `Publication`. */
  held: v.optional(v.array(v.string())),
  /** The hash of each shard; empty for a shard without files. */
  shards: v.pipe(
    v.array(v.string()),
    v.length(SHARDS),
    // One check for all: a reader parses this with every release.
    v.check((all) => all.every((one) => one === '' || DIGEST.test(one)), 'a list without a hash'),
  ),
});

/** A release: the lists of files it consists of. */
export type Root = v.InferOutput<typeof rootSchema>;

const pointerSchema = v.object({
  /** The release that is served. */
  number: count,
  /** The newest release ever published; one with a higher number was left by a crash. */
  last: count,
  /** Newer releases are stored and not served: an editor has rolled back to this one. */
  stays: v.optional(v.literal(true)),
  /**
   * Grows by one whenever something else is served. Numbers of releases do not tell which of two
   * pointers is newer, because a rollback goes back to a lower one.
   */
  step: v.optional(count),
  /** The boot of the machine that this is valid for: its files may not be on the disk yet. */
  boot: v.optional(v.string()),
});

export type Pointer = v.InferOutput<typeof pointerSchema>;

/** Stores of earlier versions have none. */
export const stepOf = (pointer: Pointer | null): number => pointer?.step ?? 0;

/** The pointer that follows another one. */
export const pointAfter = (before: Pointer | null, next: Omit<Pointer, 'step'>): Pointer => ({
  ...next,
  step: stepOf(before) + 1,
});

const parser = <S extends v.GenericSchema<unknown, unknown>>(schema: S) =>
  v.parser(v.pipe(v.string(), v.parseJson(), schema));

export const parseRoot = parser(rootSchema);
export const parsePointer = parser(pointerSchema);

/** Paths inside the directory of the published site. */
export const placesOf = (site: string) => ({
  objects: join(site, 'objects'),
  object: (sha256: string) => join(site, 'objects', sha256.slice(0, 2), sha256),
  releases: join(site, 'releases'),
  root: (number: number) => join(site, 'releases', `${number}.json`),
  current: join(site, 'current'),
  durable: join(site, 'durable'),
  noting: join(site, 'noting'),
  staging: join(site, 'staging'),
  ahead: join(site, 'ahead'),
  lock: join(site, 'publishing'),
  unswept: join(site, 'unswept'),
  sources: join(site, 'sources'),
});

export type Places = ReturnType<typeof placesOf>;

/** The lists of a release without files. */
export const emptyShards = (): readonly string[] => Array.from({ length: SHARDS }, () => '');

/** The shard of a path, the same for all files of a page: FNV-1a, folded. */
export function shardOf(path: string): number {
  const page = pageOf(path);
  let sum = 0x811c9dc5;
  for (let at = 0; at < page.length; at += 1) {
    sum = Math.imul(sum ^ page.charCodeAt(at), 0x01000193);
  }
  return ((sum >>> 20) ^ (sum >>> 10) ^ sum) & (SHARDS - 1);
}

/** Whether this is a path as a release names it: relative, with `/`, and inside the site. */
export function isSitePath(path: string): boolean {
  const steps = path.split('/');
  return !/[\0\n\\]/.test(path) && steps.every((step) => !['', '.', '..'].includes(step));
}

/** The entry of a file with these bytes. */
export function entryOf(bytes: Uint8Array): FileEntry {
  return { sha256: hash('sha256', bytes), sha1: hash('sha1', bytes), size: bytes.byteLength };
}

/** The canonical form of a list: equal lists are equal bytes and are stored once. */
export function encodeShard(shard: Shard): Buffer {
  let text = '';
  for (const [path, { sha256, sha1, size }] of sorted(shard)) {
    text += `${sha256} ${sha1} ${size} ${path}\n`;
  }
  return Buffer.from(text);
}

/** The size of that form. */
export function encodedSize(shard: Shard): number {
  let bytes = 0;
  for (const [path, { size }] of shard) {
    bytes += 108 + String(size).length + Buffer.byteLength(path);
  }
  return bytes;
}

/** Sorted by path. A list that was read is sorted, and stays so while no path is added. */
function sorted(shard: Shard): Iterable<[string, FileEntry]> {
  let last = '';
  for (const path of shard.keys()) {
    if (path < last) return [...shard].sort(([one], [other]) => (one < other ? -1 : 1));
    last = path;
  }
  return shard;
}

const linesOf = (bytes: Buffer) => bytes.toString().split('\n').slice(0, -1);

/** @throws Error when the bytes are not a list of files. */
export function parseShard(bytes: Buffer): Map<string, FileEntry> {
  const shard = new Map<string, FileEntry>();
  for (const line of linesOf(bytes)) {
    // Fixed positions: a list is read several times a second, and its hash vouches for its form.
    const end = line.indexOf(' ', 106);
    const path = line.slice(end + 1);
    if (line[64] !== ' ' || line[105] !== ' ' || end < 0 || path === '') {
      throw new Error('A list of the release is damaged.');
    }
    const size = Number(line.slice(106, end));
    shard.set(path, { sha256: line.slice(0, 64), sha1: line.slice(65, 105), size });
  }
  return shard;
}

/** A content of the store. */
export type Content = Pick<FileEntry, 'sha256' | 'size'>;

const LINE_END = 10;
const SPACE = 32;

/**
 * The contents that a list names, without parsing the rest of it. Their hashes are copies: a part of a string
 * keeps the whole string in memory.
 */
export function contentsIn(bytes: Buffer): Content[] {
  const contents: Content[] = [];
  for (let at = 0, end = 0; (end = bytes.indexOf(LINE_END, at)) >= 0; at = end + 1) {
    const size = bytes.toString('latin1', at + 106, bytes.indexOf(SPACE, at + 106));
    contents.push({ sha256: bytes.toString('latin1', at, at + 64), size: Number(size) });
  }
  return contents;
}
