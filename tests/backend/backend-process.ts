import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/ports.ts';
import { requestOf, type Params } from '../contract/site.ts';
import type { AnyCall } from '../../contract/call.ts';

const program = fileURLToPath(new URL('../../backend/server.ts', import.meta.url));

/** Milliseconds in which a backend is there, however busy the machine is. */
const PATIENCE = 90_000;

type Options = {
  /** A file that is run before the backend. */
  readonly imported?: URL;
};

/** The real backend as a process of its own, which can be killed. */
export async function startProcess(
  environment: Record<string, string>,
  { imported }: Options = {},
) {
  const port = await freePort();
  const child = fork(program, {
    execArgv: imported ? ['--import', imported.href] : [],
    env: { ...process.env, BACKEND_PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const complaints: string[] = [];
  child.stderr?.on('data', (text) => complaints.push(String(text)));
  const ended = once(child, 'exit');
  const ready = await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(PATIENCE) }).then(
      () => true,
      () => false,
    ),
    ended.then(() => false),
  ]);
  if (!ready) {
    child.kill('SIGKILL');
    throw new Error(`The backend did not start: ${complaints.join('')}`);
  }
  return {
    complaints,
    origin: `http://127.0.0.1:${port}`,
    ask: (call: AnyCall, params: Params, headers: HeadersInit) => {
      const request = requestOf(call, params, headers);
      const address = new URL(request.url);
      address.host = `127.0.0.1:${port}`;
      return fetch(new Request(address, request));
    },
    /** As the system does when memory runs out: no warning, no farewell. */
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
