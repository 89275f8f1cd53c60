import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('gatsby-build.mjs', import.meta.url));

/** Milliseconds that Gatsby has to end by itself; its compiler processes ignore signals. */
const PATIENCE = 1_000;

type GatsbyProcess = ChildProcessByStdio<Writable, Readable, Readable>;

/** Kills a process and everything it has started. */
function endGroup(child: GatsbyProcess, signal: NodeJS.Signals): void {
  const { pid } = child;
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is gone, or the system has no process groups.
    child.kill(signal);
  }
}

/**
 * Starts `gatsby build`, which never outlives this process.
 * @param signal ends it with all of its processes.
 */
export function startGatsby(
  projectRoot: string,
  env: NodeJS.ProcessEnv,
  signal?: AbortSignal,
): GatsbyProcess {
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: projectRoot,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    env,
  });
  const stop = () => {
    endGroup(child, 'SIGTERM');
    const late = setTimeout(() => endGroup(child, 'SIGKILL'), PATIENCE);
    child.once('close', () => clearTimeout(late));
  };
  signal?.addEventListener('abort', stop);
  child.once('close', () => signal?.removeEventListener('abort', stop));
  if (signal?.aborted) stop();
  return child;
}
