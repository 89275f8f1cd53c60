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

/**
 * An empty directory for a database of a test, who removes it. In memory where there is room: a
 * database is a thousand files, and ext4 takes its time to create them where others have just gone.
 */
export function makeScratch(name: string): string {
  const parent = freeBytes(MEMORY) > ENOUGH ? MEMORY : tmpdir();
  return mkdtempSync(join(parent, `yasno-test-${name}-`));
}
