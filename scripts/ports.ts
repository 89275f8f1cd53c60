import { once } from 'node:events';
import { createServer } from 'node:net';
import { StopError } from '../system/stop-error.ts';

/** Whether the port is free on every address of the machine. */
export function isFreePort(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    // The wildcard address: it conflicts with a listener on any other.
    probe.listen({ port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * Checks before anything is started, because a partial start is worse than none.
 * @param variable the environment variable that sets the port.
 * @throws StopError when another process listens there.
 */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  if (await isFreePort(port)) return;
  throw new StopError(`Port ${port} is in use; stop its process or set ${variable} to another.`);
}

/** @returns a free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new StopError('No port is free.');
  return address.port;
}
