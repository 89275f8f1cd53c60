/** Where a backup is written: under a temporary name until complete, never over an existing file. */
import { createWriteStream } from 'node:fs';
import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { hasCode } from '../../system/error-code.ts';
import { BackupError } from './backup-error.ts';

/** `yasno-2026-11-26T10-05-00Z.tar.gz`, with `.age` when it is encrypted. */
const nameFor = (now: Date, isSealed: boolean) =>
  `yasno-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz${isSealed ? '.age' : ''}`;

const NAME = /^yasno-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(?:\.age)?$/;

/** When a backup was made, by the name it got in a directory; null for any other file. */
export function madeAt(name: string): Date | null {
  const [, day, ...time] = NAME.exec(name) ?? [];
  const made = new Date(`${day}T${time.join(':')}Z`);
  return Number.isNaN(made.getTime()) ? null : made;
}

/** The path of a backup: the given file, or a new file in the given directory. */
export async function placeFor(given: string, now: Date, isSealed: boolean): Promise<string> {
  const found = await stat(given).catch(() => null);
  const isDirectory = found?.isDirectory() ?? /[/\\]$/.test(given);
  const path = isDirectory ? join(given, nameFor(now, isSealed)) : given;
  const isTaken = isDirectory ? (await stat(path).catch(() => null)) !== null : found !== null;
  if (isTaken) throw new BackupError(`${path} exists already; give another name or a directory.`);
  return path;
}

/** Flushes a file to disk, so that it survives a power failure. */
async function flush(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Gives the written file its final name, unless another file has taken that name meanwhile. */
async function appear(part: string, path: string): Promise<void> {
  try {
    await link(part, path);
  } catch (error) {
    // Some network and removable drives do not support hard links.
    if (!hasCode(error, 'EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP')) throw error;
    await rename(part, path);
  }
}

/** A write error, as a sentence. */
function told(path: string, error: unknown): unknown {
  const reason = error instanceof Error ? error.message : String(error);
  if (hasCode(error, 'ENOSPC', 'EDQUOT', 'EFBIG')) {
    return new BackupError(`No space is left for ${path}; nothing is kept of this backup.`, {
      cause: error,
    });
  }
  if (hasCode(error, 'EEXIST')) {
    return new BackupError(`${path} exists already; it is left as it was.`, { cause: error });
  }
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR')) {
    return new BackupError(`${path} cannot be written: ${reason}.`, { cause: error });
  }
  return error;
}

/**
 * Writes a file that appears only when it is complete and verified, readable by its owner only.
 * @param check receives the path of the written file.
 * @param makeSink replaces the output stream (tests).
 * @throws BackupError, and whatever the work throws; no file is left behind then.
 */
export async function writeWhole<T>(
  path: string,
  write: (sink: Writable) => Promise<T>,
  check: (path: string) => Promise<unknown>,
  makeSink: (path: string) => Writable = (part) =>
    createWriteStream(part, { flags: 'w', mode: 0o600 }),
): Promise<T> {
  const part = `${path}.${process.pid}.part`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const result = await write(makeSink(part));
    await flush(part);
    await check(part);
    await appear(part, path);
    await flush(dirname(path));
    return result;
  } catch (error) {
    throw told(path, error);
  } finally {
    // Cleanup must not hide the original error.
    await rm(part, { force: true }).catch(() => {});
  }
}
