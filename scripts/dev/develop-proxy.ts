import { createHash } from 'node:crypto';
import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { join } from 'node:path';
import { createProxyServer } from 'httpxy';
import { CITY_PLACES_FILE, CITY_TITLES_FILE } from '../../src/config/constants.ts';
import type { Asked } from '../serve-site/http.ts';
import { rulesOf, type RuleFiles } from '../serve-site/rules.ts';

/** Timeout of a page in milliseconds: the first one of a kind waits until its code is compiled. */
export const PATIENCE = 120_000;

/**
 * Headers of a single connection, of the encoding that `fetch` has removed, or Gatsby's preload
 * hints.
 */
const NOT_PASSED_ON = [
  'link',
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
];

/** Served only by Gatsby's develop server, often streamed: its scripts, updates and pictures. */
const OF_DEVELOP =
  /^\/(?:__|socket\.io\/|static\/|pictures\/|icons\/|page-data\/(?!personal)|[^/]+\.(?:js|css|map|json)$)/;

/** Whether only Gatsby's develop server serves a path. */
export const isOfDevelop = (path: string) => OF_DEVELOP.test(path);

/** Files that the edge functions read, and do not wait for while the develop server compiles. */
const READ_BY_EDGE = new Set([`/${CITY_TITLES_FILE}`, `/${CITY_PLACES_FILE}`]);

/** The rule files in Gatsby's own `public`. */
const ruleFiles = (publicDirectory: string): RuleFiles => ({
  async find(path) {
    const bytes = await readFile(join(publicDirectory, path)).catch(() => null);
    if (!bytes) return undefined;
    const digest = (name: string) => createHash(name).update(bytes).digest('hex');
    return { sha256: digest('sha256'), sha1: digest('sha1'), size: bytes.byteLength };
  },
  place: () => join(publicDirectory, '_redirects'),
});

/** A page request that is waiting. */
type Page = Pick<Asked, 'request' | 'gone'>;

export type DevelopProxyOptions = {
  /** The develop server's origin, as soon as it listens. */
  readonly origin: () => Promise<string>;
  readonly publicDirectory: string;
  readonly configPath: string;
};

/**
 * The site from the develop server, in place of a release: pages as input for the edge functions,
 * the redirects of netlify.toml and of renamed pages, and all of Gatsby's own files unchanged.
 */
export function developProxy({ origin, publicDirectory, configPath }: DevelopProxyOptions) {
  const rules = rulesOf(configPath);
  // A connection for each request: the server closes idle ones just when they are reused.
  const proxy = createProxyServer({ agent: new Agent({ keepAlive: false }) });
  // The client has gone, or the server is restarting: the browser retries by itself.
  proxy.on('error', (_error, _request, reply) => reply?.destroy());

  async function page({ request, gone }: Page): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers({
      accept: request.headers.get('accept') ?? '*/*',
      // Without it Gatsby sends a page without content while its code is still compiled.
      'x-gatsby-wait-for-dev-ssr': '1',
    });
    const from = await origin().catch(() => null);
    if (from === null) return new Response('See the terminal for the reason.', { status: 503 });
    const reply = await fetch(from + pathname + search, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(PATIENCE), gone]),
    });
    const own = new Headers(reply.headers);
    for (const name of NOT_PASSED_ON) own.delete(name);
    own.set('cache-control', 'no-store');
    return new Response(reply.body, { status: reply.status, headers: own });
  }

  const files = ruleFiles(publicDirectory);
  const site = async (asked: Page): Promise<Response> => {
    const { request } = asked;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method Not Allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const { pathname } = new URL(request.url);
    if (READ_BY_EDGE.has(pathname)) {
      const bytes = await readFile(join(publicDirectory, pathname)).catch(() => null);
      if (bytes) return new Response(bytes, { headers: { 'content-type': 'application/json' } });
    }
    const { redirects, headersFor } = await rules(files);
    const rule = await redirects.match(request);
    const redirected =
      rule?.redirect && (await redirects.handle(request, rule, async () => undefined));
    const reply = redirected || (await page(asked));
    // The headers of a redirect are immutable.
    const headers = new Headers(reply.headers);
    for (const [name, value] of Object.entries(headersFor(pathname))) {
      if (name.toLowerCase() !== 'cache-control') headers.set(name, value);
    }
    return new Response(reply.body, { status: reply.status, headers });
  };

  return {
    site,
    /** Forwards a request unchanged, and streams the response. */
    async pass(request: IncomingMessage, reply: ServerResponse): Promise<void> {
      const target = await origin().catch(() => null);
      if (target === null) reply.destroy();
      else await proxy.web(request, reply, { target });
    },
    /** Forwards a WebSocket upgrade. */
    async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
      const target = await origin().catch(() => null);
      if (target === null || !(socket instanceof Socket)) socket.destroy();
      else await proxy.ws(request, socket, { target }, head);
    },
  };
}
