import { PREVIEW_HEADER } from '../../contract/headers.ts';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

/** Changes a response's parsed JSON in transit; the return value is sent. */
export type Change = (json: { result: Record<string, unknown> }) => unknown;

/** Sends a modified response itself; it gets the backend's own, complete one. */
export type Spoil = (response: ServerResponse, reply: WholeReply) => void;

export type WholeReply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** The request to the backend: the method and the body of the build's own. */
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
 * A proxy between the build and a real backend. Every response is the backend's own until a test
 * changes one.
 */
export class FaultProxy {
  readonly #changes = new Map<string, Change>();
  readonly #statuses = new Map<string, number[]>();
  readonly #spoils = new Map<string, Spoil>();
  readonly #before = new Map<string, () => Promise<unknown>>();
  readonly #server = createServer((request, response) => {
    // The backend is down, so this proxy appears to be, too.
    this.#pass(request, response).catch(() => request.destroy());
  });
  readonly #upstream: string;
  /** Requested paths, with the status of the response. */
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

  /** Changes responses of this path until `reset`. */
  change(path: string, change: Change): void {
    this.#changes.set(path, change);
  }

  /** The next responses of this path have these statuses, then the backend's own follow. */
  fail(path: string, statuses: number[]): void {
    this.#statuses.set(path, [...statuses]);
  }

  /** Sends responses of this path with this function until `reset`. */
  spoil(path: string, spoil: Spoil): void {
    this.#spoils.set(path, spoil);
  }

  /** Requests of this path reach the backend after this, until `reset`. */
  before(path: string, work: () => Promise<unknown>): void {
    this.#before.set(path, work);
  }

  reset(): void {
    this.#before.clear();
    this.#changes.clear();
    this.#spoils.clear();
    this.#statuses.clear();
    this.asked.length = 0;
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.#upstream);
    await this.#before.get(url.pathname)?.();
    const forced = this.#statuses.get(url.pathname)?.shift();
    const change = this.#changes.get(url.pathname);
    const headers: Record<string, string> = {};
    const condition = request.headers['if-none-match'];
    const spoil = this.#spoils.get(url.pathname);
    // A response can only be changed if there is one: the backend must not send 304.
    if (condition && !change && !spoil) headers['if-none-match'] = condition;
    const preview = request.headers[PREVIEW_HEADER.toLowerCase()];
    if (typeof preview === 'string') headers[PREVIEW_HEADER] = preview;
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
