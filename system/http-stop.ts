import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { log } from './log.ts';

/** Milliseconds for a connection without a request yet: it may be on its way. */
const NOTHING_YET = 1_000;

/** Milliseconds in which connections that have been made are accepted: closing the port resets them. */
const ACCEPTING = 10;

export type StopTimes = {
  /** Milliseconds in which the server still accepts, while it says that it is not ready. */
  readonly pause: number;
  /** Milliseconds for the requests under way after that. */
  readonly grace: number;
};

export type StoppableServer = {
  /** From the moment of the stop: readiness is over. */
  readonly isStopping: () => boolean;
  /**
   * Closes the server so that everybody who has asked is answered.
   * @returns how many requests it had to cut off.
   */
  readonly stop: (times: StopTimes) => Promise<number>;
};

/** The connections that have not brought a request, and the responses under way. */
function watch(server: Server, isStopping: () => boolean) {
  const silent = new Set<Socket>();
  const open = new Set<ServerResponse>();
  /** Asks the client not to send another request on this connection. */
  const beLast = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  const asked = ({ socket }: IncomingMessage, response: ServerResponse) => {
    silent.delete(socket);
    open.add(response);
    if (isStopping()) beLast(response);
    response.once('close', () => {
      open.delete(response);
      // Its head may have been sent before, and then it is kept alive.
      if (isStopping()) setImmediate(() => server.closeIdleConnections());
    });
  };
  server.prependListener('request', asked);
  server.prependListener('checkContinue', asked);
  return { silent, open, beLast };
}

/**
 * Makes a server stop without cutting anybody off: requests under way get their responses,
 * connections that are kept alive end with them, and only then does it end. Call it before the
 * server listens.
 */
export function stoppable(
  server: Server,
  rest: (ms: number) => Promise<unknown> = pause,
): StoppableServer {
  let isStopping = false;
  const { silent, open, beLast } = watch(server, () => isStopping);

  async function close(grace: number): Promise<number> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    let cut = 0;
    const quiet = setTimeout(() => silent.forEach((socket) => socket.destroy()), NOTHING_YET);
    const late = setTimeout(() => {
      cut = open.size;
      server.closeAllConnections();
    }, grace);
    await closed;
    clearTimeout(quiet);
    clearTimeout(late);
    return cut;
  }

  return {
    isStopping: () => isStopping,
    async stop(times) {
      isStopping = true;
      open.forEach(beLast);
      if (!server.listening) return 0;
      await rest(Math.max(times.pause, ACCEPTING));
      return await close(times.grace);
    },
  };
}

/** Stops a server at the end of a process, and says whom it had to cut off. */
export async function stopServer({ stop }: StoppableServer, times: StopTimes): Promise<void> {
  const cut = await stop(times);
  if (cut > 0) log.warn(`Requests took longer than STOP_GRACE allows; cut off: ${cut}.`);
}
