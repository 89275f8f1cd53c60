import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hasCode } from './error-code.ts';

/** Milliseconds between two looks at a lock that another process holds. */
const LOOK = 20;
/** A first publication copies the whole site; nobody takes longer. */
const PATIENCE = 120_000;

/** When a process began: a number is given to a new process once its owner is gone. */
function beginOf(pid: number | string): string {
  try {
    // What stands in brackets is the program's name and may hold anything.
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(owner: string): boolean {
  const [pid = '', begin = ''] = owner.split(' ');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    // EPERM: there is such a process, it only belongs to somebody else.
    if (!hasCode(error, 'EPERM')) return false;
  }
  return begin === beginOf(pid);
}

/** How this process is named in a lock. */
const SELF = `${process.pid} ${beginOf(process.pid)}`;

/** A name beside the lock that nobody else takes. */
const beside = (file: string) => `${file}.${randomUUID()}`;

/** Takes the lock; false where somebody has it. It appears with its owner in it, never empty. */
function take(file: string): boolean {
  const own = beside(file);
  fs.writeFileSync(own, SELF);
  try {
    fs.linkSync(own, file);
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    return false;
  } finally {
    fs.unlinkSync(own);
  }
}

/** Whose the lock is; null when it has gone meanwhile. */
function ownerOf(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    return null;
  }
}

/** Takes a dead process's lock away, unless somebody was quicker. */
function remove(file: string, owner: string): void {
  const aside = beside(file);
  try {
    fs.renameSync(file, aside);
    // Between the look and the rename another process may have taken it.
    if (ownerOf(aside) !== owner) fs.renameSync(aside, file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  fs.rmSync(aside, { force: true });
}

/**
 * Does work that only one process at a time may do, waiting for the one that is at it.
 * @param work told whether the last one at it died on the way.
 */
export async function alone<T>(
  file: string,
  work: (afterCrash: boolean) => Promise<T>,
): Promise<T> {
  const until = Date.now() + PATIENCE;
  let afterCrash = false;
  fs.mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) {
    const owner = ownerOf(file);
    if (owner === null) continue;
    if (!isAlive(owner)) {
      remove(file, owner);
      afterCrash = true;
    } else if (Date.now() > until) {
      throw new Error(`Process ${owner.split(' ')[0]} has been publishing for too long.`);
    } else {
      await pause(LOOK);
    }
  }
  try {
    return await work(afterCrash);
  } finally {
    fs.unlinkSync(file);
  }
}
