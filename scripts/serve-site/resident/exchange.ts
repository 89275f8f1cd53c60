import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { DenoProcess } from './deno-process.ts';

/** A complete request to a Deno, so that it can be sent again. */
export type Outgoing = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
};

export type Incoming = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer<ArrayBuffer>;
};

/** The process ended, or closed the connection, before its response was complete. */
export class BrokenExchange extends Error {
  override readonly name = 'BrokenExchange';
  /** Nothing was sent, so the request had no effect. */
  readonly unsent: boolean;

  constructor(unsent: boolean, cause: unknown) {
    super('The connection to a Deno broke', { cause });
    this.unsent = unsent;
  }
}

/** Headers of one connection (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    if (!HOP_BY_HOP.has(name)) headers.append(name, rawHeaders[index + 1] ?? '');
  }
  return headers;
}

/**
 * Sends a request and reads the whole response.
 * @throws BrokenExchange; the reason of the signal when that aborts it.
 */
export function exchange(
  { socket: socketPath, agent }: DenoProcess,
  { method, headers, body }: Outgoing,
  signal: AbortSignal,
): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    let isSent = false;
    const fail = (error: unknown) =>
      reject(signal.aborted ? signal.reason : new BrokenExchange(!isSent, error));
    const outgoing = httpRequest({
      socketPath,
      path: '/',
      method,
      headers: { ...headers, ...(body && { 'content-length': String(body.byteLength) }) },
      signal,
      // A request with a body is not repeated: it must not meet a connection that is just being
      // closed.
      agent: body === null ? agent : false,
    });
    outgoing.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => (isSent = true));
      else isSent = true;
    });
    outgoing.on('error', fail);
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', fail);
      incoming.on('end', () => {
        const { statusCode: status = 502 } = incoming;
        resolve({ status, headers: headersOf(incoming), body: Buffer.concat(chunks) });
      });
    });
    outgoing.end(body ?? undefined);
  });
}
