import { cacheTag } from '../../regenerator/publish/cache-tags.ts';
import type { Release } from '../../regenerator/publish/published-site.ts';
import { BytesResponse } from './bytes-response.ts';
import { knownTag } from './etags.ts';
import { findFile, siteFile, tagsFor, typeOf, type SiteFile } from './files.ts';
import type { Rules } from './rules.ts';
import { noteTags } from './shared-cache.ts';

const OF_REDIRECTS = cacheTag('_redirects');

/** Netlify's default header for a file that no rule matches. */
export const DEFAULT_CACHE = { 'cache-control': 'public, max-age=0, must-revalidate' } as const;

function headersOf(pathname: string, rules: Rules, own: Record<string, string>): Headers {
  const headers = new Headers({ ...DEFAULT_CACHE, ...own });
  for (const [name, value] of Object.entries(rules.headersFor(pathname))) headers.set(name, value);
  return headers;
}

function reply(
  found: SiteFile,
  pathname: string,
  rules: Rules,
  request: Request,
  status = 200,
  missing: readonly string[] = [],
): Response {
  const headers = headersOf(pathname, rules, { etag: found.etag });
  noteTags(headers, [...found.tags, ...missing]);
  // Even without a body: other headers depend on it.
  if (!headers.has('content-type')) headers.set('content-type', typeOf(found.path));
  const isKnown = knownTag(request.headers.get('if-none-match'), found.etag) !== undefined;
  if (status === 200 && isKnown) return new Response(null, { status: 304, headers });
  return new BytesResponse(found.body, { status, headers });
}

/** The 404 page with its status. */
async function notFound(release: Release, rules: Rules, request: Request): Promise<Response> {
  const page = await siteFile(release, '/404.html');
  // A site without the page: plain text is enough.
  if (!page) return new Response('Страница не найдена', { status: 404 });
  // It becomes outdated when a page or a redirect appears there.
  const missing = [...tagsFor(new URL(request.url).pathname), OF_REDIRECTS];
  return reply(page, '/404.html', rules, request, 404, missing);
}

async function fileReply(
  release: Release,
  request: Request,
  rules: Rules,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  const found = await findFile(release, pathname);
  if (!found) return undefined;
  if (found.kind === 'file') return reply(found, pathname, rules, request);
  const headers = headersOf(pathname, rules, { location: found.to + search });
  noteTags(headers, tagsFor(pathname));
  return new Response(null, { status: 301, headers });
}

/** A redirect from `_redirects` or netlify.toml; the library's own headers are immutable. */
function ledOn({ status, headers }: Response, pathname: string): Response {
  // Without it browsers would keep a 301 for ever, even one that an editor has changed.
  const own = new Headers({ ...DEFAULT_CACHE, ...Object.fromEntries(headers) });
  // A page that appears there may take precedence.
  noteTags(own, [...tagsFor(pathname), OF_REDIRECTS]);
  return new Response(null, { status, headers: own });
}

/**
 * A release as the CDN serves it, without edge functions: redirects, files, the 404 page. The whole
 * response comes from this one release, whatever is published meanwhile.
 */
export async function staticSite(
  release: Release,
  request: Request,
  rules: Rules,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method Not Allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
  }
  const rule = await rules.redirects.match(request);
  const redirected = rule
    ? await rules.redirects.handle(request, rule, async (candidate) => {
        const file = await fileReply(release, candidate, rules);
        return file && (async () => file);
      })
    : undefined;
  if (redirected?.headers.has('location')) {
    return ledOn(redirected, new URL(request.url).pathname);
  }
  return (
    redirected ??
    (await fileReply(release, request, rules)) ??
    (await notFound(release, rules, request))
  );
}
