import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The embedded database is already open, in a process that is still alive. */
export class DatabaseLockedError extends Error {
  override readonly name = 'DatabaseLockedError';
  constructor(pid: number) {
    super(`The embedded database is open in process ${pid}; stop it first.`);
  }
}

/** Locks this process holds. A file with our number that is not among them is a dead process's. */
const ours = new Set<string>();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: there is such a process, it only belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function heldBy(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    if (!Number.isInteger(pid) || pid <= 0) return null;
    return (pid === process.pid ? ours.has(file) : isAlive(pid)) ? pid : null;
  } catch {
    return null;
  }
}

/**
 * Takes the right to open an embedded database. Two processes in one directory corrupt it, and
 * PGlite itself does not look. A lock left by a killed process is taken over.
 * @returns gives the right back.
 * @throws DatabaseLockedError
 */
export function lockDatabase(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const write = () => writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    write();
  } catch {
    const pid = heldBy(file);
    if (pid !== null) throw new DatabaseLockedError(pid);
    rmSync(file, { force: true });
    write();
  }
  ours.add(file);
  return () => {
    ours.delete(file);
    rmSync(file, { force: true });
  };
}
