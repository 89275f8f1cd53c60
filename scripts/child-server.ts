import { fork } from 'node:child_process';
import { once } from 'node:events';
import { LITTLE_ROOM } from './serve-site/little-room.ts';
import { StopError } from './stop-error.ts';

export type ChildServer = {
  /** Number of its process. */
  readonly pid: number;
  /** Resolves when its process has ended, asked or not, with how: a signal's name or a code. */
  readonly ended: Promise<string>;
  /** Tells it that it may begin, where it waits for that. */
  readonly begin: () => void;
  readonly stop: () => Promise<void>;
  /** Ends it as when memory runs out: it hears nothing of it. */
  readonly kill: () => Promise<void>;
};

export type ChildOptions = {
  /** What it is told on its command line. */
  readonly args?: readonly string[];
  /** Stops it, also before it listens. */
  readonly signal?: AbortSignal;
};

/** What this process was started with, but for what suits a site server alone. */
const ownFlags = process.execArgv.filter((flag) => flag !== LITTLE_ROOM);

/** Milliseconds a server has for stopping; one busy inside its database hears nothing. */
const PATIENCE = 5_000;

/**
 * Starts a server as a process of its own and waits until it listens.
 * @param program its file.
 * @param env what it finds in its environment beside what is in ours.
 * @throws StopError when it ends instead; it has said why itself.
 */
export async function startChild(
  name: string,
  program: URL,
  env: Readonly<Record<string, string>>,
  { args = [], signal }: ChildOptions = {},
): Promise<ChildServer> {
  const child = fork(program, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Gatsby compiles the source plugin into its own folder, which may not say "module" therefore.
    execArgv: [...ownFlags, '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'exit').then(
    ([code, end]: (number | string | null)[]) => `${end ?? `code ${code}`}`,
  );
  const stop = async () => {
    // Closing the channel is a request to stop, too: it works after a lost signal.
    if (child.connected) child.disconnect();
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    await ended;
    clearTimeout(late);
  };
  const abort = () => void stop();
  signal?.addEventListener('abort', abort, { once: true });
  const ready = once(child, 'message').then(() => true);
  const isUp = await Promise.race([ready, ended.then(() => false)]);
  signal?.removeEventListener('abort', abort);
  if (!isUp || signal?.aborted) {
    await ended;
    throw new StopError(`The ${name} did not start; its reason stands above.`);
  }
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  // One that has ended meanwhile hears nothing, and needs not.
  const begin = () => void (child.connected && child.send('begin', () => {}));
  return { pid: child.pid ?? 0, ended, begin, stop, kill };
}
