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

/** Milliseconds for the origin's whole response. */
const PATIENCE = 1_500;

/**
 * Milliseconds for the file of a page that the origin renders per request or is slow with; then the built
 * page is used.
 */
const FILE_PATIENCE = 1_000;

/**
 * Milliseconds without requests to an origin that is down or overloaded, so that readers do not each wait.
 */
const REST = 10_000;

/** Statuses of an origin that is down or overloaded as a whole; a 500 concerns one page. */
const AWAY = [502, 503, 504];

/** Seconds that the CDN caches a built page that replaces the origin's. */
const STAND_IN_LIFE = 15;

/** Seconds that the CDN caches a file with a hash in its name; a deploy ends this sooner. */
const LASTING_LIFE = 31_536_000;

const LIFE = 'netlify-cdn-cache-control';
const TAGS = 'netlify-cache-tag';

const NOT_KEPT = 'no-store';

/** Built files that never change under their name. */
const LASTING = /\.(?:js|css|map)$/;

/** Headers of the origin's response that do not describe the reader's response, or are internal. */
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
  /** Milliseconds for the origin's response. */
  readonly patience?: number;
  /** Milliseconds for the origin's file of a page. */
  readonly filePatience?: number;
  readonly now?: () => number;
};

const facts = siteFile(BUILD_FACTS_FILE, buildFacts);

let restsUntil = 0;

/**
 * Resets the cached facts of the build and the origin's back-off; for tests, where one isolate serves many.
 */
export function forgetOrigin(): void {
  facts.forget();
  restsUntil = 0;
}

/** A fully read response of the origin. */
type Told = { readonly reply: Response; readonly body: ArrayBuffer };

/** Headers for the CDN's copy: its lifetime, its tags and what it varies by. */
type Keeping = Readonly<Record<string, string | null>>;

/** Whether a response is the origin's and the same for everybody: each such response states its lifetime. */
function isShared({ status, headers }: Response): boolean {
  const life = headers.get(LIFE);
  const isLasting = /immutable/.test(headers.get('cache-control') ?? '');
  return status < 500 && (life === null ? isLasting : life !== NOT_KEPT);
}

/** The query's parameters with these names, or all others, without the question mark. */
function queryOf(url: URL, names: readonly string[], isNamed: boolean): string {
  const asked = [...url.searchParams].filter(([name]) => names.includes(name) === isNamed);
  return new URLSearchParams(asked).toString();
}

const withQuery = (path: string, query: string) =>
  query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;

const isLate = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

const varyOf = ({ query }: BuildFacts): Keeping => ({
  'netlify-vary': query.length === 0 ? null : `query=${query.join('|')}`,
});

/**
 * Asks the origin. It renders some pages per request, as our functions do here: for those, its static file is
 * requested. The same goes for a page that times out, as perhaps only the origin's backend is slow.
 * @returns null when the origin times out, fails or has no shared response.
 */
async function askOrigin(
  request: Request,
  { query: names }: BuildFacts,
  { origin, patience = PATIENCE, filePatience = FILE_PATIENCE, now = Date.now }: Origin,
): Promise<Told | null> {
  if (now() < restsUntil) return null;
  const url = new URL(request.url);
  const query = queryOf(url, names, true);
  const isPage = url.pathname.endsWith('/');
  const ask = async (path: string, within: number): Promise<Told> => {
    const reply = await fetchForRequest(origin + path, {
      method: request.method,
      headers: { accept: request.headers.get('accept') ?? '*/*', [ASKED_BY_EDGE_HEADER]: '1' },
      redirect: 'manual',
      signal: AbortSignal.timeout(within),
    });
    const body = await reply.arrayBuffer();
    if (AWAY.includes(reply.status)) throw new Error(`status ${reply.status}`);
    if (reply.status >= 500) complain(`The origin of pages: status ${reply.status}`);
    return { reply, body };
  };
  try {
    const told = await ask(withQuery(url.pathname, query), patience).catch((error: unknown) => {
      if (isPage && isLate(error)) return null;
      throw error;
    });
    if (told && isShared(told.reply)) return told;
    if (!isPage || (told && told.reply.status !== 200)) return null;
    const file = await ask(`${url.pathname}index.html`, filePatience);
    // After a timeout it is unknown whether the query would have led to a redirect.
    const isAnswer = told !== null || query === '';
    return isAnswer && file.reply.status === 200 && isShared(file.reply) ? file : null;
  } catch (error) {
    restsUntil = now() + REST;
    complain(`The origin of pages: ${error instanceof Error ? error.message : 'failed'}`);
    return null;
  }
}

/** The target of a redirect, with the reader's parameters that the origin did not get. */
function ledOn(location: string, untold: string): string {
  const [path = '', ...fragment] = location.split(/(?=#)/);
  return withQuery(path, untold) + fragment.join('');
}

/** The origin's response for readers and for the CDN, which does not cache redirects. */
function published({ reply, body }: Told, url: URL, facts: BuildFacts): Response {
  const { status, headers } = reply;
  const response = new Response(body.byteLength > 0 ? body : null, { status, headers });
  const dropped = Object.fromEntries(DROPPED.map((name) => [name, null]));
  const location = headers.get('location');
  return withHeaders(response, {
    ...dropped,
    ...varyOf(facts),
    ...(location !== null && {
      location: ledOn(location, queryOf(url, facts.query, false)),
      [LIFE]: NOT_KEPT,
      [TAGS]: null,
    }),
  });
}

/** A built file for readers and for the CDN, which does not cache redirects. */
const built = (response: Response, keeping: Keeping): Response =>
  response.status === 200 || response.status === 404 ? withHeaders(response, keeping) : response;

/** For a build without facts: the cache then distinguishes all queries. */
const UNKNOWN: BuildFacts = { revision: null, query: [] };

/** Whether the build shows newer content than the origin does. */
function isBehind({ headers }: Response, { revision }: BuildFacts): boolean {
  const own = headers.get(REVISION_HEADER);
  return own !== null && revision !== null && Number(own) < revision;
}

/**
 * Returns a page as the origin has published it. If the origin times out, is down or behind, or the build's
 * facts are unknown, it returns the page of the last build. Files with a hash in their name come from the
 * build, and from the origin only if the build lacks them.
 */
export async function originPage(
  request: Request,
  context: Pick<Context, 'next'>,
  origin: Origin,
): Promise<Response | void> {
  const url = new URL(request.url);
  const { pathname } = url;
  if (pathname === `/${BUILD_FACTS_FILE}` || !['GET', 'HEAD'].includes(request.method)) return;
  // Any client can send this header, so the response is not cached.
  if (request.headers.has(ASKED_BY_EDGE_HEADER)) {
    return built(await context.next(), { [LIFE]: NOT_KEPT });
  }
  const known = await facts.read(request.url);
  const ofBuild = known ?? UNKNOWN;
  const vary = varyOf(ofBuild);
  if (LASTING.test(pathname)) {
    const own = await context.next();
    const told = own.status === 404 ? await askOrigin(request, ofBuild, origin) : null;
    if (told) return published(told, url, ofBuild);
    return built(own, {
      ...vary,
      [LIFE]: `public, max-age=${own.status === 200 ? LASTING_LIFE : STAND_IN_LIFE}`,
    });
  }
  const told = known && (await askOrigin(request, known, origin));
  if (told && !isBehind(told.reply, ofBuild)) return published(told, url, ofBuild);
  // The origin's tags: when it catches up and purges this page, the copy of the built one goes too.
  const life = told?.reply.headers.get(LIFE) ?? `public, max-age=${STAND_IN_LIFE}`;
  const tags = told?.reply.headers.get(TAGS) ?? null;
  return built(await context.next(), { ...vary, [LIFE]: life, [TAGS]: tags });
}
