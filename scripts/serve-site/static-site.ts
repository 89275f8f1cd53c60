import { join } from 'node:path';
import { findFile, readSiteFile, typeOf, type Found } from './files.ts';
import type { Rules } from './rules.ts';

/** What Netlify sends with a file that no rule speaks of. */
const DEFAULT_CACHE = { 'cache-control': 'public, max-age=0, must-revalidate' };

function headersOf(pathname: string, rules: Rules, own: Record<string, string>): Headers {
  const headers = new Headers({ ...DEFAULT_CACHE, ...own });
  for (const [name, value] of Object.entries(rules.headersFor(pathname))) headers.set(name, value);
  return headers;
}

function reply(
  found: Found & { kind: 'file' },
  pathname: string,
  rules: Rules,
  request: Request,
  status = 200,
): Response {
  const headers = headersOf(pathname, rules, { etag: found.etag });
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim());
  if (status === 200 && known?.some((tag) => tag === found.etag || tag === '*')) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-type', typeOf(found.path));
  return new Response(new Uint8Array(found.body), { status, headers });
}

/** The page for addresses that do not exist, with the status that says so. */
async function notFound(directory: string, rules: Rules, request: Request): Promise<Response> {
  try {
    const page = await readSiteFile(join(directory, '404.html'));
    if (page?.kind === 'file') return reply(page, '/404.html', rules, request, 404);
  } catch {
    // A site without the page: plain words will do.
  }
  return new Response('Страница не найдена', { status: 404 });
}

async function fileReply(
  directory: string,
  request: Request,
  rules: Rules,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  const found = await findFile(directory, pathname);
  if (!found) return undefined;
  if (found.kind === 'file') return reply(found, pathname, rules, request);
  const headers = headersOf(pathname, rules, { location: found.to + search });
  return new Response(null, { status: 301, headers });
}

/** The site as the CDN serves it, without edge functions: redirects, files, the 404 page. */
export async function staticSite(
  directory: string,
  request: Request,
  rules: Rules,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method Not Allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
  }
  const rule = await rules.redirects.match(request);
  const redirected = rule
    ? await rules.redirects.handle(request, rule, async (candidate) => {
        const file = await fileReply(directory, candidate, rules);
        return file && (async () => file);
      })
    : undefined;
  return (
    redirected ??
    (await fileReply(directory, request, rules)) ??
    (await notFound(directory, rules, request))
  );
}
