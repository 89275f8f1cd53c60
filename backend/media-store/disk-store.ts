import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { hasCode } from '../../system/error-code.ts';
import { makeFolder } from '../../system/make-folder.ts';
import { MediaStoreError, type MediaStore, type StoredFile } from './store.ts';

const ABSENT = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'];

/** Maps a system error to an error of the store. */
function told(directory: string, setting: string, error: unknown): MediaStoreError {
  const reason = error instanceof Error ? error.message : String(error);
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) {
    return new MediaStoreError('full', `No space is left for media in ${directory}.`, error);
  }
  const trouble = hasCode(error, 'EACCES', 'EPERM', 'EROFS') ? 'refused' : 'unavailable';
  const words = `Media in ${directory} cannot be used: ${reason}; look at ${setting}.`;
  return new MediaStoreError(trouble, words, error);
}

/**
 * Media in a directory, which appears with the first file.
 * @param setting the setting that names the directory, for error messages.
 */
export function diskStore(directory: string, setting = 'DATA_DIR'): MediaStore {
  /** @returns null for a missing file. */
  async function ask<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (hasCode(error, ...ABSENT)) return null;
      throw told(directory, setting, error);
    }
  }

  const find = (name: string) =>
    ask(async (): Promise<StoredFile | null> => {
      const found = await stat(join(directory, name));
      return found.isFile() ? { name, bytes: found.size, at: found.mtime } : null;
    });

  async function write(name: string, data: Uint8Array): Promise<void> {
    const path = join(directory, name);
    // Two requests may store the same picture simultaneously.
    const aside = `${path}.${randomUUID()}.part`;
    try {
      makeFolder(directory);
      await writeFile(aside, data, { flush: true });
      await rename(aside, path);
    } catch (error) {
      throw told(directory, setting, error);
    } finally {
      // Cleanup must not hide the original error.
      await rm(aside, { force: true }).catch(() => {});
    }
  }

  return {
    place: directory,
    put: async (name, data) => {
      const now = new Date();
      const isThere = await ask(() => utimes(join(directory, name), now, now).then(() => true));
      if (!isThere) await write(name, data);
    },
    read: (name) => ask(() => readFile(join(directory, name))),
    open: async (name) => {
      const found = await find(name);
      if (!found) return null;
      const stream = Readable.toWeb(createReadStream(join(directory, name)));
      return { bytes: found.bytes, stream: stream as ReadableStream<Uint8Array> };
    },
    stat: find,
    list: async function* () {
      for (const name of (await ask(() => readdir(directory))) ?? []) {
        const found = await find(name);
        if (found) yield found;
      }
    },
    remove: async (name) => void (await ask(() => rm(join(directory, name), { force: true }))),
  };
}
