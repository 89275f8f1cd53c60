import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A directory in memory, where the system has one. */
const MEMORY = '/dev/shm';

/** Bytes that must be free there: a database has 80 MB, and a test a few of them. */
const ENOUGH = 2 * 1024 ** 3;

function freeBytes(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Where what is soon gone is best put: in memory where there is room, on the disk otherwise. */
export const scratchRoot = freeBytes(MEMORY) > ENOUGH ? MEMORY : tmpdir();

/**
 * An empty directory for a database of a test, who removes it: a database is a thousand files, and ext4 takes its time to create them where others have just gone.
 */
export function makeScratch(name: string): string {
  return mkdtempSync(join(scratchRoot, `yasno-test-${name}-`));
}
