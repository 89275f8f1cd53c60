import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as PortServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { log } from './log.ts';

/** Milliseconds to wait on a connection without a request yet: one may be in transit. */
const NOTHING_YET = 1_000;

/** Milliseconds in which pending connections are still accepted: closing the port resets them. */
const ACCEPTING = 10;

export type StopTimes = {
  /** Milliseconds in which the server still accepts connections, while it reports that it is not ready. */
  readonly pause: number;
  /** Milliseconds for the requests in progress after that. */
  readonly grace: number;
};

export type StoppableServer = {
  /** True once the stop has begun: the server is no longer ready. */
  readonly isStopping: () => boolean;
  /**
   * Closes the server after every request it has received is answered.
   * @returns how many requests it had to abort.
   */
  readonly stop: (times: StopTimes) => Promise<number>;
};

/** The connections without a request so far, and the responses that are not sent entirely. */
function watch(server: Server, afterEach: () => void) {
  const silent = new Set<Socket>();
  const open = new Set<ServerResponse>();
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  // One listener for all responses, which close only once: it costs less than one made for each.
  function closed(this: ServerResponse): void {
    open.delete(this);
    afterEach();
  }
  // After the handler, so that a response which it has sent at once costs nothing more.
  const asked = ({ socket }: IncomingMessage, response: ServerResponse) => {
    silent.delete(socket);
    // All bytes are with the kernel; «finish» comes a moment later.
    if (response.writableEnded && response.writableLength === 0) return;
    open.add(response);
    response.on('close', closed);
  };
  server.on('request', asked);
  server.on('checkContinue', asked);
  return { silent, open };
}

/** Asks the client not to send another request on this connection. */
function beLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

/** Makes every further response the last one on its connection. */
function endConnections(server: Server): void {
  const asked = (_incoming: IncomingMessage, response: ServerResponse) => beLast(response);
  server.prependListener('request', asked);
  server.prependListener('checkContinue', asked);
}

/**
 * Makes a server stop gracefully: requests in progress get their responses, keep-alive connections close
 * after them, and only then does the server close. Call it before the server listens, with its handler.
 */
export function stoppable(
  server: Server,
  rest: (ms: number) => Promise<unknown> = pause,
): StoppableServer {
  let isStopping = false;
  const { silent, open } = watch(server, () => {
    // The connection is idle a moment later; its headers may have been sent with keep-alive.
    if (isStopping) setImmediate(closeIdle);
  });

  // Node counts a connection as idle, and cuts it off, while a slow client still receives its response.
  function closeIdle(): void {
    if (open.size === 0) server.closeIdleConnections();
  }

  async function close(grace: number): Promise<number> {
    const closed = new Promise<void>((resolve) => {
      // Closes the port only; the method of HTTP's server would close idle connections, too.
      PortServer.prototype.close.call(server, () => resolve());
    });
    closeIdle();
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
      endConnections(server);
      open.forEach(beLast);
      if (!server.listening) return 0;
      await rest(Math.max(times.pause, ACCEPTING));
      return await close(times.grace);
    },
  };
}

/** Stops a server at the end of a process, and logs how many requests it had to abort. */
export async function stopServer({ stop }: StoppableServer, times: StopTimes): Promise<void> {
  const cut = await stop(times);
  if (cut > 0) log.warn(`Requests took longer than STOP_GRACE allows; cut off: ${cut}.`);
}
