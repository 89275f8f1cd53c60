import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock, unlock } from '../../system/lock-file.ts';

/** The embedded database is already open, in a process that is still alive. */
export class DatabaseLockedError extends Error {
  override readonly name = 'DatabaseLockedError';
  constructor(pid: number) {
    super(`The embedded database is open in process ${pid}; stop it first.`);
  }
}

/**
 * Takes the right to open an embedded database. Two processes in one directory corrupt it, and
 * PGlite itself does not look. A lock left by a killed process is taken over.
 * @param directory where the database's own directory stands. `database.lock` in it is the right;
 * `database.pid` tells people and programs the number of the process, and nothing hangs on it.
 * @returns gives the right back.
 * @throws DatabaseLockedError
 */
export function lockDatabase(directory: string): () => void {
  const lock = join(directory, 'database.lock');
  const number = join(directory, 'database.pid');
  const { holder } = tryLock(lock);
  if (holder !== null) throw new DatabaseLockedError(holder);
  writeFileSync(number, String(process.pid));
  return () => {
    rmSync(number, { force: true });
    unlock(lock);
  };
}
