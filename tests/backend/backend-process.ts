import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/ports.ts';
import { requestOf, type Params } from '../contract/site.ts';
import type { AnyCall } from '../../contract/call.ts';

const program = fileURLToPath(new URL('../../backend/server.ts', import.meta.url));

/** Startup timeout in milliseconds, generous for a busy machine. */
const PATIENCE = 90_000;

type Options = {
  /** A file loaded before the backend. */
  readonly imported?: URL;
};

/** Number of retries with another port: another process may take a free port before ours does. */
const TRIES = 3;
const TAKEN = 'is already in use';

async function begin(environment: Record<string, string>, { imported }: Options) {
  const port = await freePort();
  const child = fork(program, {
    execArgv: imported ? ['--import', imported.href] : [],
    env: { ...process.env, BACKEND_PORT: String(port), JOBS: 'backend', ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const complaints: string[] = [];
  child.stderr?.on('data', (text) => complaints.push(String(text)));
  const ended = once(child, 'exit');
  // Its error output has been read by then.
  const closed = once(child, 'close');
  const isReady = await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(PATIENCE) }).then(
      () => true,
      () => false,
    ),
    closed.then(() => false),
  ]);
  if (!isReady) child.kill('SIGKILL');
  return { child, port, complaints, ended, isReady };
}

/** The real backend as a separate process that can be killed. */
export async function startProcess(environment: Record<string, string>, options: Options = {}) {
  let begun = await begin(environment, options);
  for (let tries = 1; tries < TRIES && begun.complaints.join('').includes(TAKEN); tries += 1) {
    begun = await begin(environment, options);
  }
  const { child, port, complaints, ended, isReady } = begun;
  if (!isReady) throw new Error(`The backend did not start: ${complaints.join('')}`);
  return {
    complaints,
    origin: `http://127.0.0.1:${port}`,
    ask: (call: AnyCall, params: Params, headers: HeadersInit) => {
      const request = requestOf(call, params, headers);
      const address = new URL(request.url);
      address.host = `127.0.0.1:${port}`;
      return fetch(new Request(address, request));
    },
    /** Like the OOM killer: without warning or cleanup. */
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
