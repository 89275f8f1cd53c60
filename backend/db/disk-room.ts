/** Room on the disk of the embedded database. */
import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { StopError } from '../../system/stop-error.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Free bytes below which nothing is written. Without room for the next 16 MB file of its write-ahead log the
 * embedded server never returns from a commit, and the process answers nobody, not even a signal. The rest is for
 * what transactions that have begun still write.
 */
export const LEAST_ROOM = 64 * MEGABYTE;

/** A new database takes half of it, before its content. */
const NEW_ROOM = 128 * MEGABYTE;

/** The free bytes of the disk that a directory is on. */
export function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

/** @throws StopError when the database could not be opened for lack of room. */
export function assertRoom(directory: string, free = freeBytes(directory)): void {
  const least = existsSync(join(directory, 'PG_VERSION')) ? LEAST_ROOM : NEW_ROOM;
  if (free >= least) return;
  const [has, needs] = [free, least].map((bytes) => Math.floor(bytes / MEGABYTE));
  throw new StopError(
    `No space is left for the database: ${directory} has ${has} MB free and needs ${needs} MB; see DATA_DIR.`,
  );
}

/** A write that was refused because little room is left; its code is PostgreSQL's for a full disk. */
export class NoRoomError extends Error {
  readonly code = '53100';

  constructor(directory: string) {
    super(`nothing is written: less than ${LEAST_ROOM / MEGABYTE} MB are free in ${directory}`);
  }
}
