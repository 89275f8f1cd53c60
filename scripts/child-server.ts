import { fork } from 'node:child_process';
import { once } from 'node:events';
import { FEW_POOLS, REGENERATOR_ROOM } from './memory-flags.ts';
import { LITTLE_ROOM } from './serve-site/little-room.ts';
import { StopError } from '../system/stop-error.ts';

export type ChildServer = {
  /** Id of its process. */
  readonly pid: number;
  /** Resolves when its process has ended for any reason, with a signal's name or an exit code. */
  readonly ended: Promise<string>;
  /** Lets it start its work, if it waits for that. */
  readonly begin: () => void;
  readonly stop: () => Promise<void>;
  /** Kills it without a warning, as when memory runs out. */
  readonly kill: () => Promise<void>;
};

export type ChildOptions = {
  /** Its command line arguments. */
  readonly args?: readonly string[];
  /** Stops it, even before it listens. */
  readonly signal?: AbortSignal;
  /** Milliseconds it has to stop; one that is busy inside its database does not react. */
  readonly patience?: number;
};

/** The flags of this process, except the one that suits a site server alone. */
const ownFlags = process.execArgv.filter((flag) => flag !== LITTLE_ROOM);

const roomOf = (name: string) => (name === 'regenerator' ? [REGENERATOR_ROOM] : []);

/** Longer than a server gives its requests by default (STOP_GRACE). */
const PATIENCE = 15_000;

/**
 * Starts a server in a separate process and waits until it listens.
 * @param program its file.
 * @param env environment variables in addition to ours.
 * @throws StopError when it ends instead; it has logged the reason itself.
 */
export async function startChild(
  name: string,
  program: URL,
  env: Readonly<Record<string, string>>,
  { args = [], signal, patience = PATIENCE }: ChildOptions = {},
): Promise<ChildServer> {
  const child = fork(program, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Gatsby compiles the source plugin into its own folder, which therefore must not say "module".
    execArgv: [...ownFlags, ...roomOf(name), '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'],
    env: { ...FEW_POOLS, ...process.env, ...env },
  });
  const ended = once(child, 'exit').then(
    ([code, end]: (number | string | null)[]) => `${end ?? `code ${code}`}`,
  );
  const stop = async () => {
    // Closing the channel is a request to stop as well: it works when a signal gets lost.
    if (child.connected) child.disconnect();
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), patience);
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
    throw new StopError(`The ${name} did not start; see the reason above.`);
  }
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  // A process that has ended meanwhile cannot receive it, and need not.
  const begin = () => void (child.connected && child.send('begin', () => {}));
  return { pid: child.pid ?? 0, ended, begin, stop, kill };
}
