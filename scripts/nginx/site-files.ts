/** The files of a release as nginx serves them: complete pages, with compressed copies beside them. */
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import pLimit from 'p-limit';
import type { FileEntry } from '../../regenerator/publish/manifest.ts';
import { isPage } from '../../regenerator/publish/page-slots.ts';
import type { FileBytes } from '../../regenerator/publish/page-slots.ts';
import type { Release } from '../../regenerator/publish/published-site.ts';
import { slicesOf } from '../../regenerator/publish/shared-texts.ts';
import { compress, isText, isWorthIt } from '../serve-site/compress.ts';
import { typeOf } from '../serve-site/files.ts';
import { stampOf } from './stamp.ts';

/** Files that are written concurrently. */
const TOGETHER = 8;

/** An encoding of the copies, and the end of their names. */
export type Copy = readonly ['br', '.br'] | readonly ['gzip', '.gz'];

/** @param hasBrotli nginx has the module that serves such copies. */
export const copiesFor = (hasBrotli: boolean): readonly Copy[] =>
  hasBrotli
    ? [
        ['br', '.br'],
        ['gzip', '.gz'],
      ]
    : [['gzip', '.gz']];

/** The written files of a release: by path, a key of their content. */
export type WrittenSite = ReadonlyMap<string, string>;

/** Writes a temporary file and renames it: a reader gets the old or the new file. */
async function put(file: string, bytes: Uint8Array, stamp: number): Promise<void> {
  const partial = `${file}.part`;
  await writeFile(partial, bytes);
  await utimes(partial, stamp, stamp);
  await rename(partial, file);
}

const isThere = async (file: string, stamp: number) =>
  (await stat(file).catch(() => null))?.mtimeMs === stamp * 1000;

/** Writes a file and its copies, unless they exist; the file comes last. */
export async function writeSiteFile(
  directory: string,
  path: string,
  { bytes, version }: FileBytes,
  copies: readonly Copy[],
): Promise<void> {
  const file = join(directory, path);
  const stamp = stampOf(version);
  await mkdir(dirname(file), { recursive: true });
  const isCopied = isText(typeOf(path)) && isWorthIt(bytes.byteLength);
  for (const [encoding, extension] of copies) {
    const copy = file + extension;
    if (!isCopied) await rm(copy, { force: true });
    else if (!(await isThere(copy, stamp)))
      await put(copy, await compress(bytes, encoding, false), stamp);
  }
  if (!(await isThere(file, stamp))) await put(file, bytes, stamp);
}

const keysOf = (files: ReadonlyMap<string, FileEntry>): WrittenSite => {
  const shared = slicesOf(files);
  return new Map(
    [...files].map(([path, { sha256 }]) => [path, isPage(path) ? `${sha256} ${shared}` : sha256]),
  );
};

/** Removes files that a release does not have. */
async function removeOthers(directory: string, files: WrittenSite): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = relative(directory, join(entry.parentPath, entry.name));
    const isKept = files.has(path) || files.has(path.replace(/\.(?:br|gz)$/, ''));
    if (!isKept) await rm(join(directory, path), { force: true });
  }
}

/**
 * Writes a release into a directory: pages after the files that they refer to, and removals last. Meanwhile
 * each file is that of the previous release or of this one.
 * @param before the previous result of this function; absent: the existing files are checked.
 */
export async function writeSite(
  release: Release,
  directory: string,
  copies: readonly Copy[],
  before?: WrittenSite,
): Promise<WrittenSite> {
  const files = keysOf(await release.files());
  const changed = [...files].flatMap(([path, key]) => (before?.get(path) === key ? [] : path));
  const limit = pLimit(TOGETHER);
  const write = async (path: string) => {
    const file = await release.read(path);
    if (file) await writeSiteFile(directory, path, file, copies);
  };
  await mkdir(directory, { recursive: true });
  for (const kind of [false, true]) {
    const own = changed.filter((path) => isPage(path) === kind);
    await Promise.all(own.map((path) => limit(write, path)));
  }
  const isAllThere = before && [...before.keys()].every((path) => files.has(path));
  if (!isAllThere) await removeOthers(directory, files);
  return files;
}
