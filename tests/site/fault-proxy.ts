import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

/** Changes a reply's parsed JSON on its way; what it returns is sent. */
export type Change = (json: { result: Record<string, unknown> }) => unknown;

/** What a test makes of a reply on its way, by hand; it is whole, and the backend's own. */
export type Spoil = (response: ServerResponse, reply: WholeReply) => void;

export type WholeReply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** What is asked of the backend: the method and the body of what the build asked. */
async function outgoing(
  request: IncomingMessage,
  headers: Record<string, string>,
): Promise<RequestInit> {
  const { method = 'GET' } = request;
  if (method === 'GET') return { headers };
  const type = request.headers['content-type'];
  const body = new Uint8Array(await buffer(request));
  return { method, headers: { ...headers, ...(type ? { 'content-type': type } : {}) }, body };
}

/**
 * Stands between the build and a real backend. Every reply is the backend's own until a test
 * changes the one it is about.
 */
export class FaultProxy {
  readonly #changes = new Map<string, Change>();
  readonly #statuses = new Map<string, number[]>();
  readonly #spoils = new Map<string, Spoil>();
  readonly #server = createServer((request, response) => {
    // Nobody stands behind: then nobody stands here.
    this.#pass(request, response).catch(() => request.destroy());
  });
  readonly #upstream: string;
  /** Paths that were asked for, with the status of the answer. */
  readonly asked: { path: string; status: number }[] = [];

  constructor(upstream: string) {
    this.#upstream = upstream;
  }

  async listen(port = 0): Promise<string> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Replies of this path are changed until `reset`. */
  change(path: string, change: Change): void {
    this.#changes.set(path, change);
  }

  /** The next replies of this path are these statuses, then the backend's own again. */
  fail(path: string, statuses: number[]): void {
    this.#statuses.set(path, [...statuses]);
  }

  /** Replies of this path are sent by this until `reset`. */
  spoil(path: string, spoil: Spoil): void {
    this.#spoils.set(path, spoil);
  }

  reset(): void {
    this.#changes.clear();
    this.#spoils.clear();
    this.#statuses.clear();
    this.asked.length = 0;
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.#upstream);
    const forced = this.#statuses.get(url.pathname)?.shift();
    const change = this.#changes.get(url.pathname);
    const headers: Record<string, string> = {};
    const condition = request.headers['if-none-match'];
    const spoil = this.#spoils.get(url.pathname);
    // Of a reply that is changed on its way there has to be one: the backend must not answer 304.
    if (condition && !change && !spoil) headers['if-none-match'] = condition;
    const upstream = await fetch(url, await outgoing(request, headers));
    const status = forced ?? upstream.status;
    this.asked.push({ path: url.pathname, status });
    const body = Buffer.from(await upstream.arrayBuffer());
    if (forced !== undefined) {
      response.writeHead(forced, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: 'internal', error_description: 'Намеренная ошибка' }));
      return;
    }
    const type = upstream.headers.get('content-type');
    const etag = upstream.headers.get('etag');
    const cache = upstream.headers.get('cache-control');
    const kept = {
      ...(type ? { 'content-type': type } : {}),
      ...(etag && !change ? { etag } : {}),
      ...(cache ? { 'cache-control': cache } : {}),
    };
    if (spoil) return spoil(response, { status, headers: kept, body });
    response.writeHead(status, kept);
    response.end(change ? JSON.stringify(change(JSON.parse(body.toString()))) : body);
  }
}
