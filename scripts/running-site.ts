import { StopError } from '../system/stop-error.ts';

const PATIENCE = 10_000;

/**
 * For commands that need an `npm start` in another terminal.
 * @throws StopError when no site responds.
 */
export async function assertRunning(port: number): Promise<void> {
  const origin = `http://localhost:${port}`;
  const signal = AbortSignal.timeout(PATIENCE);
  const ok = await fetch(origin, { signal }).then(
    (reply) => reply.ok,
    () => false,
  );
  if (ok) return;
  throw new StopError(
    `No site answers at ${origin}; run \`npm start\` in another terminal first, or set PORT to the site's own.`,
  );
}
