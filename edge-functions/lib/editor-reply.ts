import * as v from 'valibot';
import { errorEnvelope as errorEnvelopeSchema, isErrorCode } from '../../contract/errors.ts';
import { DESCRIPTIONS } from '../../src/client/calls/envelope.ts';
import { EDITOR_BODY_MAX, isEditorAddress } from '../../src/config/editor-addresses.ts';
import { limitedBytes } from './body.ts';
import { editorHeaders } from './editor-request.ts';
import { errorEnvelope } from './envelope.ts';
import { errorPage } from './error-page.ts';
import { PERSONAL_CACHE, withHeaders } from './headers.ts';
import { isTooLong, TOO_LONG } from './long-address.ts';
import { complain } from './request-scope.ts';

export type EditorOptions = {
  /** The backend's origin; null when it is not configured. */
  readonly origin: string | null;
  readonly clientIp?: string | null;
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Milliseconds: an upload takes longer than a visitor's call. */
const PATIENCE = 25_000;

/** Hop-by-hop headers, and those that would make the CDN cache an editor's private response. */
const DROPPED =
  /^(?:connection|keep-alive|transfer-encoding|content-length|server|x-powered-by|netlify-.*|(?:cdn|surrogate)-.*)$/;

const isPage = (request: Request) => request.headers.get('accept')?.includes('text/html') === true;

/** An error page for a navigation, an error envelope for a call. */
const failed = (request: Request, code: 'upstream' | 'upstream_timeout') =>
  isPage(request) ? errorPage(request.url) : errorEnvelope(code, DESCRIPTIONS[code]);

/** The backend's own errors are envelopes; a server in front of it may return anything. */
function isUsable(status: number, bytes: ArrayBuffer): boolean {
  if (status < 500) return true;
  const text = new TextDecoder().decode(bytes);
  const own = v.safeParse(v.pipe(v.string(), v.parseJson(), errorEnvelopeSchema), text);
  return own.success && isErrorCode(own.output.error);
}

/** Converts a redirect of the backend to a path of the site. @throws Error if it leads to another origin. */
function pathOf(location: string, url: URL, origin: string): string {
  const target = URL.parse(location, origin + url.pathname);
  if (target?.origin !== origin) throw new Error('a redirect leads away');
  return target.pathname + target.search + target.hash;
}

/** Statuses whose responses have no body. */
const BODILESS = new Set([204, 205, 304]);

/**
 * Converts the backend's response into one of the site.
 * @throws Error if it is truncated, redirects to another origin or is not the backend's own.
 */
async function ownReply(reply: Response, url: URL, origin: string): Promise<Response> {
  const { status } = reply;
  // Buffered, because a truncated response must not pass for a complete one.
  const bytes = await reply.arrayBuffer();
  if (!isUsable(status, bytes)) throw new Error(`unusable response with status ${status}`);
  const headers = new Headers([...reply.headers].filter(([name]) => !DROPPED.test(name)));
  const location = headers.get('location');
  // In other statuses it names the created entity, which the body does as well.
  if (status < 300 || status >= 400) headers.delete('location');
  else if (location !== null) headers.set('location', pathOf(location, url, origin));
  // The screen's files keep the backend's cache-control; responses with editors' data are never cached.
  const own = url.pathname.startsWith('/admin/') ? headers.get('cache-control') : null;
  const body = BODILESS.has(status) ? null : bytes;
  return withHeaders(new Response(body, { status, headers }), {
    'cache-control': own ?? PERSONAL_CACHE,
    'x-robots-tag': 'noindex',
  });
}

/** Forwards an editor's request to the backend: method, headers and body as they are. */
export async function editorReply(
  request: Request,
  { origin, clientIp }: EditorOptions,
): Promise<Response> {
  const url = new URL(request.url);
  const { method } = request;
  if (!isEditorAddress(url.pathname)) return errorEnvelope('not_found', 'Такого адреса нет');
  if (!METHODS.includes(method)) {
    const allow = { allow: METHODS.join(', ') };
    return errorEnvelope('bad_request', 'Так этот адрес не\u00a0спрашивают', 405, allow);
  }
  if (isTooLong(request.url)) return errorEnvelope(TOO_LONG.code, TOO_LONG.description);
  const hasBody = request.body !== null && method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await limitedBytes(request, EDITOR_BODY_MAX) : null;
  if (hasBody && body === null) {
    return errorEnvelope('bad_request', 'Слишком большой запрос', 413);
  }
  const deadline = AbortSignal.timeout(PATIENCE);
  try {
    if (!origin) throw new Error('REST_ORIGIN is not set');
    const reply = await fetch(origin + url.pathname + url.search, {
      ...{ method, body, signal: deadline, redirect: 'manual' },
      headers: editorHeaders(request, clientIp),
    });
    return await ownReply(reply, url, origin);
  } catch (error) {
    const code = deadline.aborted ? 'upstream_timeout' : 'upstream';
    // The path of a draft link contains its token.
    const area = url.pathname.split('/', 3).join('/');
    complain(`${area}: ${code} ${error instanceof Error ? error.message : ''}`);
    return await failed(request, code);
  }
}
