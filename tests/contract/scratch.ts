import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/** Root for short-lived files: in memory if there is room, otherwise on disk. */
export const scratchRoot = freeBytes(MEMORY) > ENOUGH ? MEMORY : tmpdir();

/**
 * An empty directory for a test's database, which the test removes. A database is a thousand files,
 * and ext4 is slow to create them where others have just been deleted.
 */
export function makeScratch(name: string): string {
  return mkdtempSync(join(scratchRoot, `yasno-test-${name}-`));
}
