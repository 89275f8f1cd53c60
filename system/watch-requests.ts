import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Served } from './signals.ts';

/** A request as the router identifies it. */
export type Named = Pick<Served, 'name' | 'request'>;

const names = new WeakMap<IncomingMessage, Named>();

/** Callbacks for requests that ended before they were named. */
const ended = new WeakMap<IncomingMessage, (named: Named) => void>();

/**
 * Names the call of a request. Requests without a name, such as those of monitors, are not reported. The
 * client may already have disconnected.
 */
export function nameRequest(incoming: IncomingMessage, named: Named): void {
  names.set(incoming, named);
  ended.get(incoming)?.(named);
}

/**
 * Reports every request that has a name, once its response is sent or its connection has broken.
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
