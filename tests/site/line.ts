import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** When the connection breaks: before the backend gets the call, or after it has responded. */
export type Break = 'before' | 'after';

/** Headers of one connection, or of the body's encoding: not to be forwarded. */
const OWN = new Set(['host', 'connection', 'content-length', 'content-encoding', 'keep-alive']);
const OWN_OF_REPLY = new Set([...OWN, 'transfer-encoding']);

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string' && !OWN.has(name)) headers.set(name, value);
  }
  return headers;
}

/**
 * A stable address for the edge in front of a backend that comes and goes. Responses pass
 * unchanged, until a test breaks the connection in the middle of a call.
 */
export class Line {
  readonly #server = createServer((request, response) => void this.#come(request, response));
  #upstream: string | null = null;
  #held: Promise<void> | null = null;
  readonly #under = new Set<Promise<void>>();
  #breaks: { path: string; when: Break; work: () => Promise<void> } | null = null;

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Where the backend is now; null while there is none. */
  lead(upstream: string | null): void {
    this.#upstream = upstream;
  }

  /** Calls that arrive during this work wait for its end without noticing; it waits for those before. */
  async hold(work: () => Promise<void>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held = promise;
    try {
      await Promise.all(this.#under);
      await work();
    } finally {
      this.#held = null;
      resolve();
    }
  }

  /** Breaks the connection of the next call of that path, after this work. */
  breakAt(path: string, when: Break, work: () => Promise<void>): void {
    this.#breaks = { path, when, work };
  }

  async #come(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await this.#held;
    const passing = this.#pass(request, response);
    this.#under.add(passing);
    await passing;
    this.#under.delete(passing);
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (this.#upstream === null) throw new Error('There is no backend');
      const url = new URL(request.url ?? '/', this.#upstream);
      const broken = this.#breaks?.path === url.pathname ? this.#breaks : null;
      if (broken) this.#breaks = null;
      if (broken?.when === 'before') await broken.work();
      const body = new Uint8Array(await buffer(request));
      const reply = await fetch(url, {
        method: request.method ?? 'GET',
        headers: headersOf(request),
        ...(body.length > 0 && { body }),
        redirect: 'manual',
      });
      const bytes = Buffer.from(await reply.arrayBuffer());
      if (broken?.when === 'after') {
        await broken.work();
        throw new Error('The response is lost');
      }
      const kept = [...reply.headers].filter(([name]) => !OWN_OF_REPLY.has(name));
      response.writeHead(reply.status, Object.fromEntries(kept)).end(bytes);
    } catch {
      response.destroy();
    }
  }
}
