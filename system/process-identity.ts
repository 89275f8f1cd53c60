import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hasCode } from './error-code.ts';

/** Names this start of the machine; empty where the system tells none. */
export const BOOT = ((): string => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
})();

/** Linux: the machine's start, and the tick of its clock at which the process began. */
function beginOnLinux(pid: number): string {
  try {
    // What stands in brackets is the program's name and may hold anything.
    const [state, ...rest] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    // One that has ended, and nobody has asked how.
    return state === 'Z' || state === 'X' ? '' : `${BOOT}/${rest[18] ?? ''}`;
  } catch {
    return '';
  }
}

/** Elsewhere: what `ps` says, to the second. */
function beginByPs(pid: number): string {
  try {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    const asked = ['-o', 'lstart=', '-p', String(pid)];
    return execFileSync('ps', asked, { env, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

/** When a process that runs began; empty where there is none, or where the system tells nothing. */
const beginOf: (pid: number) => string = BOOT === '' ? beginByPs : beginOnLinux;

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: there is such a process, it only belongs to somebody else.
    return hasCode(error, 'EPERM');
  }
}

/**
 * A process, and no other one that the system gives its number to later: numbers come again, after
 * a start of the machine most of all.
 */
export type ProcessIdentity = { readonly pid: number; readonly begin: string };

let self: ProcessIdentity | null = null;

/** The identity of this process. */
export function ownIdentity(): ProcessIdentity {
  self ??= { pid: process.pid, begin: beginOf(process.pid) };
  return self;
}

/** Whether that very process still runs. */
export function isRunning({ pid, begin }: ProcessIdentity): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || !isThere(pid)) return false;
  return beginOf(pid) === begin;
}
