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

/** Milliseconds a page may take: the first one of a kind waits until its code is compiled. */
export const PATIENCE = 120_000;

/** Of one connection, no longer true of what `fetch` has unpacked, or Gatsby's advice on preloading. */
const NOT_PASSED_ON = [
  'link',
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
];

/** What only Gatsby's develop server answers, often in pieces: its scripts, updates and pictures. */
const OF_DEVELOP =
  /^\/(?:__|socket\.io\/|static\/|pictures\/|icons\/|page-data\/(?!personal)|[^/]+\.(?:js|css|map|json)$)/;

export const isOfDevelop = (path: string) => OF_DEVELOP.test(path);

/** What the edge functions read of the site, and do not wait for while the develop server compiles. */
const READ_BY_EDGE = new Set([`/${CITY_TITLES_FILE}`, `/${CITY_PLACES_FILE}`]);

/** The rule files that Gatsby's own `public` has. */
const ruleFiles = (publicDirectory: string): RuleFiles => ({
  async find(path) {
    const bytes = await readFile(join(publicDirectory, path)).catch(() => null);
    if (!bytes) return undefined;
    const digest = (name: string) => createHash(name).update(bytes).digest('hex');
    return { sha256: digest('sha256'), sha1: digest('sha1'), size: bytes.byteLength };
  },
  place: () => join(publicDirectory, '_redirects'),
});

/** A page that somebody waits for. */
type Page = Pick<Asked, 'request' | 'gone'>;

export type DevelopProxyOptions = {
  /** Where the develop server listens, as soon as it does. */
  readonly origin: () => Promise<string>;
  readonly publicDirectory: string;
  readonly configPath: string;
};

/**
 * The site as the develop server has it, in place of a release: pages for the edge functions to work
 * on, the redirects of netlify.toml and of renamed pages, and everything of Gatsby's as it is.
 */
export function developProxy({ origin, publicDirectory, configPath }: DevelopProxyOptions) {
  const rules = rulesOf(configPath);
  // A connection for each request: the server closes idle ones just when they are used again.
  const proxy = createProxyServer({ agent: new Agent({ keepAlive: false }) });
  // Whoever asked has gone, or the server is starting again: the browser asks once more by itself.
  proxy.on('error', (_error, _request, reply) => reply?.destroy());

  async function page({ request, gone }: Page): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers({
      accept: request.headers.get('accept') ?? '*/*',
      // Without it Gatsby sends a page without content while its code is still compiled.
      'x-gatsby-wait-for-dev-ssr': '1',
    });
    const from = await origin().catch(() => null);
    if (from === null)
      return new Response('The terminal says why there is no site.', { status: 503 });
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
    // Those of a redirect cannot be changed.
    const headers = new Headers(reply.headers);
    for (const [name, value] of Object.entries(headersFor(pathname))) {
      if (name.toLowerCase() !== 'cache-control') headers.set(name, value);
    }
    return new Response(reply.body, { status: reply.status, headers });
  };

  return {
    site,
    /** Passes a request on as it is, and the reply as it comes. */
    async pass(request: IncomingMessage, reply: ServerResponse): Promise<void> {
      const target = await origin().catch(() => null);
      if (target === null) reply.destroy();
      else await proxy.web(request, reply, { target });
    },
    /** Passes on what becomes a web socket. */
    async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
      const target = await origin().catch(() => null);
      if (target === null || !(socket instanceof Socket)) socket.destroy();
      else await proxy.ws(request, socket, { target }, head);
    },
  };
}
