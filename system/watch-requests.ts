import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Served } from './signals.ts';

/** What a router knows of a request. */
export type Named = Pick<Served, 'name' | 'request'>;

const names = new WeakMap<IncomingMessage, Named>();

/** Tells of requests that have ended before anybody knew what they were. */
const ended = new WeakMap<IncomingMessage, (named: Named) => void>();

/**
 * Says which call a request is. One without a name is not told, as those of monitors. Whoever asked
 * may have left meanwhile.
 */
export function nameRequest(incoming: IncomingMessage, named: Named): void {
  names.set(incoming, named);
  ended.get(incoming)?.(named);
}

/**
 * Tells of every request that has a name, once its response is sent or its connection has broken.
 * Call it before the server listens.
 */
export function watchRequests(server: Server, told: (served: Served) => void): void {
  const asked = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const since = performance.now();
    const { socket } = incoming;
    const before = socket.bytesWritten;
    outgoing.once('close', () => {
      const end = {
        method: incoming.method ?? '',
        status: outgoing.statusCode,
        ms: Math.round((performance.now() - since) * 10) / 10,
        bytes: socket.bytesWritten - before,
        isCut: !outgoing.writableFinished,
      };
      const named = names.get(incoming);
      if (named) told({ ...named, ...end });
      else ended.set(incoming, (late) => told({ ...late, ...end }));
    });
  };
  server.prependListener('request', asked);
  server.prependListener('checkContinue', asked);
}
