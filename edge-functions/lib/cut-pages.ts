import type { Context } from '@netlify/edge-functions';
import { isPage } from './page-reply.ts';
import { cutForVisitor, type VisitorLook } from './visitor-look.ts';

/** A page of the site, cut into bytes where a visitor's version is inserted. */
type CutPage = {
  readonly etag: string;
  readonly headers: Headers;
  readonly parts: readonly (Uint8Array<ArrayBuffer> | ((look: VisitorLook) => string))[];
  readonly bytes: number;
};

export type VisitorPage = {
  /** The CDN's response with the headers of the page; its body may be consumed. */
  readonly response: Response;
  /** The page for a visitor; null when there is no page. */
  readonly seenAs: ((look: VisitorLook) => Uint8Array<ArrayBuffer>) | null;
};

/**
 * Bytes of cut pages that an isolate caches: all of a medium-sized site, a twentieth of its memory.
 */
const KEPT_BYTES = 24 * 1024 * 1024;

const encoder = new TextEncoder();
const pages = new Map<string, CutPage>();
let keptBytes = 0;

function forget(key: string): void {
  keptBytes -= pages.get(key)?.bytes ?? 0;
  pages.delete(key);
}

function keep(key: string, page: CutPage): void {
  forget(key);
  pages.set(key, page);
  keptBytes += page.bytes;
  for (const oldest of pages.keys()) {
    if (keptBytes <= KEPT_BYTES) break;
    forget(oldest);
  }
}

function cut(html: string, headers: Headers): CutPage {
  const parts = cutForVisitor(html).map((part) =>
    typeof part === 'string' ? encoder.encode(part) : part,
  );
  const bytes = parts.reduce(
    (sum, part) => sum + (typeof part === 'function' ? 0 : part.byteLength),
    0,
  );
  return { etag: headers.get('etag') ?? '', headers, parts, bytes };
}

function filled({ parts }: CutPage, look: VisitorLook): Uint8Array<ArrayBuffer> {
  const whole = parts.map((part) =>
    typeof part === 'function' ? encoder.encode(part(look)) : part,
  );
  const length = whole.reduce((sum, part) => sum + part.byteLength, 0);
  const page = new Uint8Array(length);
  let at = 0;
  for (const part of whole) {
    page.set(part, at);
    at += part.byteLength;
  }
  return page;
}

const visitorPage = (response: Response, page: CutPage): VisitorPage => ({
  response,
  seenAs: (look) => filled(page, look),
});

/** The cached page, if the CDN confirms that it is current. */
async function unchanged(
  request: Request,
  context: Pick<Context, 'next'>,
  known: CutPage,
): Promise<VisitorPage | Response> {
  const headers = new Headers(request.headers);
  headers.delete('if-modified-since');
  headers.set('if-none-match', known.etag);
  const asked = new Request(request, { headers });
  const response = await context.next(asked, { sendConditionalRequest: true });
  if (response.status !== 304) return response;
  const current = new Headers(known.headers);
  for (const [name, value] of response.headers) current.set(name, value);
  return visitorPage(new Response('', { headers: current }), known);
}

/**
 * The page of a URL, ready for any visitor. A cached page is not fetched again while the CDN's copy
 * is the same, only revalidated.
 */
export async function pageForVisitor(
  request: Request,
  context: Pick<Context, 'next'>,
): Promise<VisitorPage> {
  const key = request.url;
  const known = request.method === 'GET' ? pages.get(key) : undefined;
  const found = known ? await unchanged(request, context, known) : await context.next();
  if (!(found instanceof Response)) return found;
  if (!isPage(found) || found.body === null) return { response: found, seenAs: null };
  const headers = new Headers(found.headers);
  const page = cut(await found.text(), headers);
  if (found.status === 200 && page.etag !== '') keep(key, page);
  return visitorPage(new Response('', { status: found.status, headers }), page);
}
