/** The resources that processes use, as reported by Linux. */
import { readdirSync, readFileSync } from 'node:fs';

export type Watched = { readonly name: string; readonly pid: number };

/** Ticks per second in /proc: the same on every Linux that Node runs on. */
const TICKS = 100;

const numbersOf = (pid: number): number[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Its name comes first, in brackets, and may have spaces.
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
};

/** CPU seconds since its start, and those of its children that have ended. */
function secondsOf(pid: number): number {
  const [user = 0, system = 0, ofUsers = 0, ofSystems = 0] = numbersOf(pid).slice(11, 15);
  return (user + system + ofUsers + ofSystems) / TICKS;
}

/** CPU seconds of this process's children; they count once they have ended. */
export function endedSeconds(): number {
  const [user = 0, system = 0] = numbersOf(process.pid).slice(13, 15);
  return (user + system) / TICKS;
}

/** Megabytes of a process that are in memory. */
export function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

/** A process and those that it has started, as PostgreSQL starts one for each connection. */
function familyOf(parent: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.map(Number).filter((pid) => {
    try {
      return numbersOf(pid)[1] === parent;
    } catch {
      // It has ended meanwhile.
      return false;
    }
  });
  return [parent, ...children];
}

/** CPU seconds of a process and its children, running or ended. */
export function familySeconds(pid: number): number {
  let sum = 0;
  for (const member of familyOf(pid)) {
    try {
      sum += secondsOf(member);
    } catch {
      // It has ended meanwhile: its parent's figures include it from now on.
    }
  }
  return sum;
}
