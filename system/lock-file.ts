import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { dirname } from 'node:path';
import { hasCode } from './error-code.ts';
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity.ts';

export type LockAttempt = {
  /** Whether somebody was found to have died with it. */
  readonly afterCrash: boolean;
  /** Number of the process that has it; null: it is ours. */
  readonly holder: number | null;
};

/** A name beside the lock that nobody else takes. */
const beside = (file: string) => `${file}.${randomUUID()}`;

/**
 * A file with us as its owner in it, and with the number that the system gave the file: a copy, as
 * there is one in a copy of the whole folder, is nobody's lock.
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

/** Takes the lock; false where somebody has it. It appears with its owner in it, never empty. */
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

/** What stands in the lock, and whose it is; null when it has gone meanwhile. */
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

/** Takes a dead process's lock away, unless somebody was quicker. */
function remove(file: string, text: string): void {
  const aside = beside(file);
  try {
    fs.renameSync(file, aside);
    // Between the look and the rename another process may have taken it.
    if (read(aside)?.text !== text) fs.renameSync(aside, file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  fs.rmSync(aside, { force: true });
}

/**
 * Tries to take a right that one process at a time may have. One that a dead process had is taken
 * over, also where its number belongs to another process by now.
 */
export function tryLock(file: string): LockAttempt {
  fs.mkdirSync(dirname(file), { recursive: true });
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

/** Gives the right back that `tryLock` took. */
export function unlock(file: string): void {
  fs.rmSync(file, { force: true });
}
