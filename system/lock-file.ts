import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { dirname } from 'node:path';
import { hasCode } from './error-code.ts';
import { makeFolder } from './make-folder.ts';
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity.ts';
import { StopError } from './stop-error.ts';

export type LockAttempt = {
  /** Whether its previous holder died. */
  readonly afterCrash: boolean;
  /** Id of the process that holds it; null: this process does. */
  readonly holder: number | null;
};

/** A unique name next to the lock. */
const beside = (file: string) => `${file}.${randomUUID()}`;

/**
 * Writes a file with this process as its owner and with the file's inode number: a copy of the
 * lock, for example in a copy of the whole folder, locks nothing.
 */
function writeOwn(path: string): void {
  const opened = fs.openSync(path, 'wx');
  try {
    const { pid, begin } = ownIdentity();
    fs.writeSync(opened, `${pid} ${fs.fstatSync(opened, { bigint: true }).ino} ${begin}`);
  } finally {
    fs.closeSync(opened);
  }
}

/** Takes the lock; false if it exists. It appears with its owner in it, never empty. */
function appear(file: string): boolean {
  const own = beside(file);
  try {
    writeOwn(own);
    fs.linkSync(own, file);
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    return false;
  } finally {
    fs.rmSync(own, { force: true });
  }
}

type Found = { readonly text: string; readonly owner: ProcessIdentity; readonly isCopy: boolean };

/** The content of the lock and its owner; null if it is gone. */
function read(file: string): Found | null {
  try {
    const opened = fs.openSync(file, 'r');
    try {
      const text = fs.readFileSync(opened, 'utf8');
      const [pid = '', inode = '', ...begin] = text.split(' ');
      const isCopy = inode !== String(fs.fstatSync(opened, { bigint: true }).ino);
      return { text, owner: { pid: Number(pid), begin: begin.join(' ') }, isCopy };
    } finally {
      fs.closeSync(opened);
    }
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    return null;
  }
}

/** Removes a dead process's lock, unless another process was quicker. */
function remove(file: string, text: string): void {
  const aside = beside(file);
  try {
    fs.renameSync(file, aside);
    // Another process may have taken the lock between the check and the rename.
    if (read(aside)?.text !== text) fs.renameSync(aside, file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  fs.rmSync(aside, { force: true });
}

/** An error of a folder of DATA_DIR that this process may not write to, as a sentence. */
export function unwritable(file: string, error: unknown): unknown {
  // ENOENT: below /proc, or in a folder that was removed meanwhile. EEXIST: a file is in its place.
  const codes = ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST', 'ENOSPC'];
  if (!hasCode(error, ...codes)) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StopError(`${dirname(file)} cannot be written: ${reason}; see DATA_DIR.`, {
    cause: error,
  });
}

function take(file: string): LockAttempt {
  makeFolder(dirname(file));
  let afterCrash = false;
  while (!appear(file)) {
    const found = read(file);
    if (!found) continue;
    if (!found.isCopy && isRunning(found.owner)) {
      return { afterCrash, holder: found.owner.pid };
    }
    remove(file, found.text);
    afterCrash = true;
  }
  return { afterCrash, holder: null };
}

/**
 * Tries to take a lock. The lock of a dead process is taken over, even if its id now belongs to
 * another process.
 * @throws StopError when its folder cannot be written.
 */
export function tryLock(file: string): LockAttempt {
  try {
    return take(file);
  } catch (error) {
    throw unwritable(file, error);
  }
}

/** Releases the lock that `tryLock` took. */
export function unlock(file: string): void {
  fs.rmSync(file, { force: true });
}
