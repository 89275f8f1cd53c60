import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock, unlock } from '../../system/lock-file.ts';
import { StopError } from '../../system/stop-error.ts';

/** Another live process has the embedded database open. */
export class DatabaseLockedError extends StopError {
  override readonly name = 'DatabaseLockedError';
  constructor(pid: number) {
    super(`The embedded database is open in process ${pid}; stop it first.`);
  }
}

/**
 * Locks an embedded database. Two processes in one directory corrupt it, and PGlite does not check.
 * A lock left by a killed process is taken over.
 * @param directory the parent of the database directory. `database.lock` in it is the lock;
 * `database.pid` only informs people and programs of the process ID.
 * @returns a function that releases the lock.
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
