import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { StopError } from './stop-error.ts';

export type RunningBackend = {
  readonly origin: string;
  /** Resolves when its process has ended, asked or not. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Milliseconds a backend has for stopping; one busy inside its database hears nothing. */
const PATIENCE = 5_000;

const program = fileURLToPath(new URL('../backend/server.ts', import.meta.url));

/**
 * Starts the embedded backend as a process of its own and waits until it answers.
 * @throws StopError when it ends instead; it has said why itself.
 */
export async function startBackend(port: number): Promise<RunningBackend> {
  const child = fork(program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(() => undefined);
  const stop = async () => {
    // Closing the channel is a request to stop, too: it works after a lost signal.
    if (child.connected) child.disconnect();
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    await ended;
    clearTimeout(late);
  };
  const ready = once(child, 'message').then(() => true);
  if (!(await Promise.race([ready, ended.then(() => false)]))) {
    throw new StopError('The backend did not start; its reason stands above.');
  }
  return { origin: `http://localhost:${port}`, ended, stop };
}
