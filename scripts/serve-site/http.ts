import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { AddressInfo } from 'node:net';
import { compressed } from './compress.ts';

/** Answers one request; what it throws becomes a plain 500. */
export type Answer = (request: Request) => Promise<Response>;

/** The request in web form. Its address is made canonical: no route rule can be dodged by spelling. */
function toRequest(incoming: IncomingMessage, origin: string): Request {
  const [path = '/', query] = (incoming.url ?? '/').split(/\?(.*)/s);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(origin + canonicalPath(path) + (query ? `?${query}` : ''), {
    method,
    headers,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  });
}

/** Written as a code, a separator is a sign of a name and parts nothing. */
const SEPARATOR = /(%2f|%5c)/i;

/** `//%70ersonal` → `/personal`; a percent sign that encodes nothing is taken as itself. */
export function canonicalPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/').replace(/%(?![0-9a-f]{2})/gi, '%25');
  const canonical = (part: string) =>
    SEPARATOR.test(part)
      ? part.toUpperCase()
      : encodeURI(decodeURIComponent(part)).replace(/[?#]/g, encodeURIComponent);
  try {
    return single.split(SEPARATOR).map(canonical).join('');
  } catch {
    // Bytes that are no UTF-8: found nowhere, but still an address.
    return encodeURI(single);
  }
}

/** Of one connection (RFC 9110, 7.6.1), or of Netlify's inside: the CDN takes them away. */
function staysInside(name: string): boolean {
  return name === 'transfer-encoding' || name === 'connection' || name.startsWith('x-nf-');
}

async function send(response: Response, request: Request, outgoing: ServerResponse): Promise<void> {
  const body = response.body === null ? null : Buffer.from(await response.arrayBuffer());
  const headers = new Headers([...response.headers].filter(([name]) => !staysInside(name)));
  const bytes = body && (await compressed(body, headers, request.headers.get('accept-encoding')));
  if (bytes) headers.set('content-length', String(bytes.byteLength));
  outgoing.writeHead(response.status, Object.fromEntries(headers));
  outgoing.end(request.method === 'HEAD' ? undefined : (bytes ?? undefined));
}

/** A node:http server around an `Answer`. */
export function httpServer(
  origin: () => string,
  answer: Answer,
  log: (line: string) => void,
): Server {
  return createServer((incoming, outgoing) => {
    void (async () => {
      try {
        const request = toRequest(incoming, origin());
        await send(await answer(request), request, outgoing);
      } catch (error) {
        log(`${incoming.method} ${incoming.url}: ${error instanceof Error ? error.stack : error}`);
        if (!outgoing.headersSent) outgoing.writeHead(500);
        outgoing.end();
      }
    })();
  });
}

/** Listens; the message of the error is one sentence for the person who started it. */
export async function listen(server: Server, port: number, host?: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        taken
          ? new Error(
              `Port ${port} is already in use: stop what listens there or choose another port.`,
            )
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Closes at once: kept-alive connections would hold the process for seconds. */
export async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
