import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hasCode } from './error-code.ts';

/** Identifies this boot of the machine; empty if the system does not expose it. */
export const BOOT = ((): string => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
})();

/** Linux: the boot, and the clock tick at which the process started. */
function beginOnLinux(pid: number): string {
  try {
    // The program's name is in brackets and may contain anything.
    const [state, ...rest] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    // The process has ended, but its parent has not collected its status.
    return state === 'Z' || state === 'X' ? '' : `${BOOT}/${rest[18] ?? ''}`;
  } catch {
    return '';
  }
}

/** Elsewhere: the time that `ps` reports, to the second. */
function beginByPs(pid: number): string {
  try {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    const asked = ['-o', 'lstart=', '-p', String(pid)];
    return execFileSync('ps', asked, { env, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

/** When a running process started; empty if there is none, or if the system does not expose it. */
const beginOf: (pid: number) => string = BOOT === '' ? beginByPs : beginOnLinux;

/** Whether a process has this id, be it a later one than was meant. */
export function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return hasCode(error, 'EPERM');
  }
}

/**
 * A process, as distinct from a later one with the same id: ids are reused, above all after a
 * reboot.
 */
export type ProcessIdentity = { readonly pid: number; readonly begin: string };

let self: ProcessIdentity | null = null;

/** The identity of this process. */
export function ownIdentity(): ProcessIdentity {
  self ??= { pid: process.pid, begin: beginOf(process.pid) };
  return self;
}

/** Whether exactly this process is still running. */
export function isRunning({ pid, begin }: ProcessIdentity): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || !isThere(pid)) return false;
  return beginOf(pid) === begin;
}
