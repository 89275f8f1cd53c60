import type { Context } from '@netlify/edge-functions';
import {
  ASKED_BY_EDGE_HEADER,
  BUILD_FACTS_FILE,
  buildFacts,
  REVISION_HEADER,
  type BuildFacts,
} from '../../src/config/between-builds.ts';
import { withHeaders } from './headers.ts';
import { complain, fetchForRequest } from './request-scope.ts';
import { siteFile } from './site-file.ts';

/** Milliseconds for the whole reply of the origin: then the built page is the better one. */
const PATIENCE = 2_500;

/** Milliseconds without asking an origin that is late, down or busy: readers do not each wait for it. */
const REST = 10_000;

/** How an origin says that it is down or busy, whatever it is asked; a 500 is that of one page. */
const AWAY = [502, 503, 504];

/** Seconds that the CDN keeps a built page that stands in for the origin's. */
const STAND_IN_LIFE = 15;

/** Seconds that it keeps a file whose name has a hash; a deploy ends it sooner. */
const LASTING_LIFE = 31_536_000;

const LIFE = 'netlify-cdn-cache-control';
const TAGS = 'netlify-cache-tag';

/** Files of a build that never change under their name. */
const LASTING = /\.(?:js|css|map)$/;

/** Headers of the origin's reply that do not describe what readers get, or are for us alone. */
const DROPPED = [
  'age',
  'alt-svc',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'netlify-vary',
  'server',
  'set-cookie',
  'transfer-encoding',
  'vary',
  'x-cache',
  REVISION_HEADER,
];

export type Origin = {
  readonly origin: string;
  /** Milliseconds for its reply. */
  readonly patience?: number;
  readonly now?: () => number;
};

const facts = siteFile(BUILD_FACTS_FILE, buildFacts);

let restsUntil = 0;

/** Forgets what is known of the build and the origin; for tests, where one isolate serves many. */
export function forgetOrigin(): void {
  facts.forget();
  restsUntil = 0;
}

/** A reply of the origin, read to its end. */
type Told = { readonly reply: Response; readonly body: ArrayBuffer };

/** What the CDN is told of a copy: how long it lives, by which tags it is forgotten, what it varies by. */
type Keeping = Readonly<Record<string, string | null>>;

/** Whether a reply is the origin's, and for everybody: of every such reply it says how long it lives. */
const isShared = ({ status, headers }: Response) =>
  status < 500 && (headers.has(LIFE) || /immutable/.test(headers.get('cache-control') ?? ''));

/** What matters of a query. */
function queryOf(url: URL, names: readonly string[]): string {
  const asked = [...url.searchParams].filter(([name]) => names.includes(name));
  return asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`;
}

const varyOf = ({ query }: BuildFacts): Keeping => ({
  'netlify-vary': query.length === 0 ? null : `query=${query.join('|')}`,
});

/**
 * Asks the origin. Some of its pages it makes anew for each reader, as our functions do here: of those
 * it is asked for the file.
 * @returns null when it is late or fails, or has nothing for everybody there.
 */
async function askOrigin(
  request: Request,
  { query }: BuildFacts,
  { origin, patience = PATIENCE, now = Date.now }: Origin,
): Promise<Told | null> {
  if (now() < restsUntil) return null;
  const url = new URL(request.url);
  const signal = AbortSignal.timeout(patience);
  const ask = async (path: string): Promise<Told> => {
    const reply = await fetchForRequest(origin + path, {
      method: request.method,
      headers: { accept: request.headers.get('accept') ?? '*/*', [ASKED_BY_EDGE_HEADER]: '1' },
      redirect: 'manual',
      signal,
    });
    const body = await reply.arrayBuffer();
    if (AWAY.includes(reply.status)) throw new Error(`status ${reply.status}`);
    if (reply.status >= 500) complain(`The origin of pages: status ${reply.status}`);
    return { reply, body };
  };
  try {
    const told = await ask(url.pathname + queryOf(url, query));
    if (isShared(told.reply)) return told;
    const isPage = told.reply.status === 200 && url.pathname.endsWith('/');
    const file = isPage ? await ask(`${url.pathname}index.html`) : null;
    return file && isShared(file.reply) ? file : null;
  } catch (error) {
    restsUntil = now() + REST;
    complain(`The origin of pages: ${error instanceof Error ? error.message : 'failed'}`);
    return null;
  }
}

/** The origin's reply for readers, and for the CDN. */
function published({ reply, body }: Told, keeping: Keeping): Response {
  const { status, headers } = reply;
  const response = new Response(body.byteLength > 0 ? body : null, { status, headers });
  const dropped = Object.fromEntries(DROPPED.map((name) => [name, null]));
  return withHeaders(response, { ...dropped, ...keeping });
}

/** A file of the build, for readers and for the CDN; what leads elsewhere it does not keep. */
const built = (response: Response, keeping: Keeping): Response =>
  response.status === 200 || response.status === 404 ? withHeaders(response, keeping) : response;

/** Whether the build shows newer content than the origin does. */
function isBehind({ headers }: Response, { revision }: BuildFacts): boolean {
  const own = headers.get(REVISION_HEADER);
  return own !== null && revision !== null && Number(own) < revision;
}

/**
 * A page as the origin has published it, or, where that is late, down or behind, as the last build
 * made it. Files whose names have a hash come from the build, and from the origin only if that has
 * others.
 */
export async function originPage(
  request: Request,
  context: Pick<Context, 'next'>,
  origin: Origin,
): Promise<Response | void> {
  const { pathname } = new URL(request.url);
  const isOwn = pathname === `/${BUILD_FACTS_FILE}` || request.headers.has(ASKED_BY_EDGE_HEADER);
  if (isOwn || !['GET', 'HEAD'].includes(request.method)) return;
  const known = (await facts.read(request.url)) ?? { revision: null, query: [] };
  const vary = varyOf(known);
  if (LASTING.test(pathname)) {
    const own = await context.next();
    const told = own.status === 404 ? await askOrigin(request, known, origin) : null;
    if (told) return published(told, vary);
    return built(own, {
      ...vary,
      [LIFE]: `public, max-age=${own.status === 200 ? LASTING_LIFE : STAND_IN_LIFE}`,
    });
  }
  const told = await askOrigin(request, known, origin);
  if (told && !isBehind(told.reply, known)) return published(told, vary);
  // What is behind tells the cache when it has changed, and then is no longer.
  const life = told?.reply.headers.get(LIFE) ?? `public, max-age=${STAND_IN_LIFE}`;
  const tags = told?.reply.headers.get(TAGS) ?? null;
  return built(await context.next(), { ...vary, [LIFE]: life, [TAGS]: tags });
}
