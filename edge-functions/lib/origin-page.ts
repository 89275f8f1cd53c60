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

/** Milliseconds for the whole reply of the origin. */
const PATIENCE = 1_500;

/** Milliseconds for the file of a page that the origin draws, or is late with: then the built one is better. */
const FILE_PATIENCE = 1_000;

/** Milliseconds without asking an origin that is down or busy: readers do not each wait for it. */
const REST = 10_000;

/** How an origin says that it is down or busy, whatever it is asked; a 500 is that of one page. */
const AWAY = [502, 503, 504];

/** Seconds that the CDN keeps a built page that stands in for the origin's. */
const STAND_IN_LIFE = 15;

/** Seconds that it keeps a file whose name has a hash; a deploy ends it sooner. */
const LASTING_LIFE = 31_536_000;

const LIFE = 'netlify-cdn-cache-control';
const TAGS = 'netlify-cache-tag';

const NOT_KEPT = 'no-store';

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
  /** Milliseconds for its file of a page. */
  readonly filePatience?: number;
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
function isShared({ status, headers }: Response): boolean {
  const life = headers.get(LIFE);
  const isLasting = /immutable/.test(headers.get('cache-control') ?? '');
  return status < 500 && (life === null ? isLasting : life !== NOT_KEPT);
}

/** What a query has of these names, or besides them, without the question mark. */
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
 * Asks the origin. Some of its pages it makes anew for each reader, as our functions do here: of those
 * it is asked for the file. So it is of a page that is late: only its backend may be.
 * @returns null when it is late or fails, or has nothing for everybody there.
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
    // Where the query might have led nobody has said.
    const isAnswer = told !== null || query === '';
    return isAnswer && file.reply.status === 200 && isShared(file.reply) ? file : null;
  } catch (error) {
    restsUntil = now() + REST;
    complain(`The origin of pages: ${error instanceof Error ? error.message : 'failed'}`);
    return null;
  }
}

/** Where a redirect leads, with what the origin was not told of the reader's query. */
function ledOn(location: string, untold: string): string {
  const [path = '', ...fragment] = location.split(/(?=#)/);
  return withQuery(path, untold) + fragment.join('');
}

/** The origin's reply for readers, and for the CDN: one that leads elsewhere is for this reader only. */
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

/** A file of the build, for readers and for the CDN; what leads elsewhere it does not keep. */
const built = (response: Response, keeping: Keeping): Response =>
  response.status === 200 || response.status === 404 ? withHeaders(response, keeping) : response;

/** Of a build that does not say: the cache then tells all queries apart. */
const UNKNOWN: BuildFacts = { revision: null, query: [] };

/** Whether the build shows newer content than the origin does. */
function isBehind({ headers }: Response, { revision }: BuildFacts): boolean {
  const own = headers.get(REVISION_HEADER);
  return own !== null && revision !== null && Number(own) < revision;
}

/**
 * A page as the origin has published it, or, where that is late, down or behind, or the build does not
 * say what it shows, as the last build made it. Files whose names have a hash come from the build, and from the origin only if that has
 * others.
 */
export async function originPage(
  request: Request,
  context: Pick<Context, 'next'>,
  origin: Origin,
): Promise<Response | void> {
  const url = new URL(request.url);
  const { pathname } = url;
  if (pathname === `/${BUILD_FACTS_FILE}` || !['GET', 'HEAD'].includes(request.method)) return;
  // Anyone may say so: what is answered is kept for nobody else.
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
  // What is behind tells the cache when it has changed, and then is no longer.
  const life = told?.reply.headers.get(LIFE) ?? `public, max-age=${STAND_IN_LIFE}`;
  const tags = told?.reply.headers.get(TAGS) ?? null;
  return built(await context.next(), { ...vary, [LIFE]: life, [TAGS]: tags });
}
