/** One build of the site, and the resources it uses, as reported by Linux. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { endedSeconds } from '../load/processes.ts';

/** Milliseconds between two samples of the memory. */
const LOOK = 250;
/** Maximum number of characters shown of a failed build's output. */
const LAST_WORDS = 2_000;

export type Taken = {
  /** Seconds from the start to the published release. */
  readonly wall: number;
  /** CPU seconds of all processes of the build together. */
  readonly cpu: number;
  /** Their peak memory in megabytes; shared memory counts once. */
  readonly memory: number;
};

/** A process and all its descendants. */
function treeOf(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return [pid, ...children.map(Number).flatMap(treeOf)];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

function megabytesOf(pid: number): number {
  try {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
    return Number(kilobytes?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** @throws Error when the build fails, with the end of its output. */
export async function watchedBuild(env: Readonly<Record<string, string>>): Promise<Taken> {
  const [before, start] = [endedSeconds(), performance.now()];
  const build = spawn(process.execPath, ['scripts/build.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const said = text(build.stdout);
  let memory = 0;
  const looking = setInterval(() => {
    const now = treeOf(build.pid ?? 0).reduce((sum, pid) => sum + megabytesOf(pid), 0);
    memory = Math.max(memory, now);
  }, LOOK);
  const [code] = (await once(build, 'close')) as [number | null];
  clearInterval(looking);
  if (code !== 0) throw new Error((await said).slice(-LAST_WORDS));
  return { wall: (performance.now() - start) / 1000, cpu: endedSeconds() - before, memory };
}
