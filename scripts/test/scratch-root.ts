import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A directory in memory, where the system has one. */
const MEMORY = '/dev/shm';

/** Required free space in bytes: a database takes 80 MB, and a test a few of them. */
const ENOUGH = 2 * 1024 ** 3;

function freeBytes(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

const isInMemory = (directory: string) => directory.startsWith(`${MEMORY}/`);

/**
 * Root for the tests' short-lived files: in memory if there is room, otherwise on disk. A database is a
 * thousand files, and ext4 is slow to create them in a directory like `/tmp`.
 */
export const scratchRoot = !isInMemory(tmpdir()) && freeBytes(MEMORY) > ENOUGH ? MEMORY : tmpdir();
