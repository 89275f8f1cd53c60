import { PERSONAL_CACHE, withHeaders } from './headers.ts';

/** HTML with its own body: no 304, no redirect. */
export function isPage(response: Response): boolean {
  const html = (response.headers.get('content-type') ?? '').toLowerCase().startsWith('text/html');
  return html && (response.status === 200 || response.status >= 400);
}

/**
 * A response with a body for one visitor. It is no longer a shared page, so it is not cached, and the file's
 * own validators and length do not apply to it.
 * @param cache who may cache it: nobody, unless the page contains nothing personal.
 */
export function ownReply(
  { status, headers }: Response,
  body: BodyInit | null,
  cache: string = PERSONAL_CACHE,
): Response {
  return withHeaders(new Response(body, { status, headers }), {
    'cache-control': cache,
    etag: null,
    'last-modified': null,
    'content-length': null,
    // The body was decoded on the way in.
    'content-encoding': null,
    // The source page may have told the CDN to cache it.
    'netlify-cdn-cache-control': null,
    'netlify-cache-tag': null,
    'netlify-vary': null,
  });
}

/**
 * The page rewritten for one visitor. A HEAD has no body.
 * @param cache as for `ownReply`.
 */
export async function pageReply(
  response: Response,
  rewrite: (html: string) => string,
  cache?: string,
): Promise<Response> {
  const body = response.body === null ? null : rewrite(await response.text());
  return ownReply(response, body, cache);
}
