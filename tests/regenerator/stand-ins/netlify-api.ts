import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How one request fails: a status, a broken connection, corrupted bytes, an invalid response. */
export type Fault = number | 'cut' | 'changed' | 'garbled';

type Operation = 'create' | 'read' | 'upload' | 'bundle' | 'cancel';

type Deploy = {
  readonly id: string;
  readonly title: string;
  readonly files: ReadonlyMap<string, string>;
  /** SHA-256 of its bundles of edge functions, by format. */
  readonly edgeFunctions: Readonly<Record<string, string>>;
  readonly isLarge: boolean;
  state: string;
};

function operationOf(method: string | undefined, path: string, kind?: string): Operation {
  if (path.endsWith('/cancel')) return 'cancel';
  if (kind !== undefined) return kind === 'files' ? 'upload' : 'bundle';
  return method === 'POST' ? 'create' : 'read';
}

/** Polls that Netlify takes to compare a deploy, or to make a complete one live. */
const LOOKS = 2;

/**
 * Netlify's digest deploys: a deploy lists all of its files, learns which are required, and
 * becomes the site when the last of them has arrived.
 */
export class NetlifyStandIn {
  readonly token = 'token-of-the-test';
  readonly siteId = 'site-1';
  readonly deploys: Deploy[] = [];
  /** Uploaded paths, in order. */
  readonly uploads: string[] = [];
  readonly asked: string[] = [];
  /** Rejects every new deploy once it is complete, as Netlify does with one it cannot process. */
  fails = false;
  /** Whether it supports bundles of edge functions, as newer versions of its API do. */
  knowsBundles = true;
  readonly #bundles = new Map<string, Buffer>();
  readonly #contents = new Map<string, Buffer>();
  readonly #faults = new Map<Operation, Fault[]>();
  readonly #looks = new Map<string, number>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  #live: Deploy | null = null;
  #held: { readonly path: RegExp; readonly work: Promise<void>; reached: () => void } | null = null;

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api/v1`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Makes the next requests of that kind fail in these ways. */
  fault(operation: Operation, ...faults: readonly Fault[]): void {
    this.#faults.set(operation, [...faults]);
  }

  /**
   * Delays the first request of that path until `work` is done. @returns resolves when it has
   * arrived.
   */
  hold(path: RegExp, work: Promise<void>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held = { path, work, reached: resolve };
    return promise;
  }

  /** The live files, by path. */
  live(): Record<string, string> {
    const files = [...(this.#live?.files ?? [])];
    return Object.fromEntries(
      files.map(([path, sha1]) => [path, String(this.#contents.get(sha1) ?? 'MISSING')]),
    );
  }

  /** The bundles of the live deploy by format, as they were uploaded. */
  liveBundles(): Record<string, string> {
    const bundles = Object.entries(this.#live?.edgeFunctions ?? {});
    return Object.fromEntries(
      bundles.map(([format, sha256]) => [format, String(this.#bundles.get(sha256) ?? 'MISSING')]),
    );
  }

  #missing(deploy: Deploy): string[] {
    return [...new Set(deploy.files.values())].filter((sha1) => !this.#contents.has(sha1));
  }

  #missingBundles({ edgeFunctions }: Deploy): string[] {
    if (!this.knowsBundles) return [];
    return Object.values(edgeFunctions).filter((sha256) => !this.#bundles.has(sha256));
  }

  #isComplete(deploy: Deploy): boolean {
    return this.#missing(deploy).length + this.#missingBundles(deploy).length === 0;
  }

  /** A complete deploy goes live after a while. */
  #goOn(deploy: Deploy): void {
    const looks = (this.#looks.get(deploy.id) ?? 0) + 1;
    this.#looks.set(deploy.id, looks);
    if (looks < LOOKS) return;
    this.#looks.set(deploy.id, 0);
    if (deploy.state === 'preparing') deploy.state = 'prepared';
    else if (deploy.state === 'uploaded' && this.fails) deploy.state = 'error';
    else if (deploy.state === 'uploaded') {
      deploy.state = 'ready';
      this.#live = deploy;
    }
    if (deploy.state === 'prepared' && this.#isComplete(deploy)) deploy.state = 'uploaded';
  }

  #create(body: Buffer, title: string): Deploy {
    const {
      files,
      edge_functions: edgeFunctions = {},
      async: isLarge,
    } = JSON.parse(body.toString()) as {
      files: Record<string, string>;
      edge_functions?: Record<string, string>;
      async: boolean;
    };
    const deploy: Deploy = {
      id: `deploy-${this.deploys.length + 1}`,
      title,
      files: new Map(Object.entries(files)),
      edgeFunctions,
      isLarge,
      state: isLarge ? 'preparing' : 'prepared',
    };
    if (!isLarge && this.#isComplete(deploy)) deploy.state = 'uploaded';
    this.deploys.push(deploy);
    return deploy;
  }

  #upload(deploy: Deploy, path: string, bytes: Buffer): number {
    if (deploy.files.get(path) !== hash('sha1', bytes)) return 422;
    this.#contents.set(hash('sha1', bytes), bytes);
    this.uploads.push(path);
    deploy.state = this.#isComplete(deploy) ? 'uploaded' : 'uploading';
    return 200;
  }

  #uploadBundle(deploy: Deploy, sha256: string, bytes: Buffer): number {
    if (sha256 !== hash('sha256', bytes)) return 422;
    this.#bundles.set(sha256, bytes);
    this.uploads.push(`edge functions ${sha256.slice(0, 8)}`);
    deploy.state = this.#isComplete(deploy) ? 'uploaded' : 'uploading';
    return 200;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://netlify.example');
    const path = url.pathname.replace('/api/v1', '');
    this.asked.push(`${request.method} ${path}`);
    const [, id = '', kind, file = ''] =
      /^\/(?:deploys|sites\/site-1\/deploys)\/([^/]+)(?:\/(files|edge_functions)\/(.+))?/.exec(
        path,
      ) ?? [];
    const operation = operationOf(request.method, path, kind);
    const fault = this.#faults.get(operation)?.shift();
    if (fault === 'cut') {
      request.destroy();
      return;
    }
    const body = await buffer(request);
    if (this.#held?.path.test(path)) {
      const { work, reached } = this.#held;
      this.#held = null;
      reached();
      await work;
    }
    const reply = (status: number, json: unknown, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(json));
    };
    if (request.headers.authorization !== `Bearer ${this.token}`) return reply(401, {});
    if (typeof fault === 'number') {
      // The limit ends immediately, so that tests do not wait.
      return reply(fault, { message: 'fault' }, { 'x-ratelimit-reset': '1' });
    }
    if (operation === 'create') {
      const deploy = this.#create(body, url.searchParams.get('title') ?? '');
      if (fault === 'garbled') return reply(200, { hello: 'world' });
      return reply(200, this.#shown(deploy));
    }
    const deploy = this.deploys.find((one) => one.id === id);
    if (!deploy) return reply(404, {});
    const bytes = fault === 'changed' ? Buffer.concat([body, Buffer.from('!')]) : body;
    if (operation === 'upload') {
      return reply(this.#upload(deploy, decodeURIComponent(file), bytes), {});
    }
    if (operation === 'bundle') return reply(this.#uploadBundle(deploy, file, bytes), {});
    if (operation === 'cancel') deploy.state = 'cancelled';
    else this.#goOn(deploy);
    reply(200, this.#shown(deploy));
  }

  #shown(deploy: Deploy) {
    const error_message = deploy.state === 'error' ? 'Invalid headers' : null;
    const { id, state } = deploy;
    return state === 'preparing'
      ? { id, state }
      : {
          id,
          state,
          required: this.#missing(deploy),
          ...(this.knowsBundles && { required_edge_functions: this.#missingBundles(deploy) }),
          error_message,
        };
  }
}
