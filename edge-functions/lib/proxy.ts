import type { AnyCall } from '../../contract/call.ts';
import { DEFAULT_CITY } from '../../src/config/constants.ts';
import { DESCRIPTIONS } from '../../src/client/envelope.ts';
import { allowedCall } from './allow-list.ts';
import { limitedBody } from './body.ts';
import { chosenCityId } from './city.ts';
import { errorEnvelope } from './envelope.ts';
import { PERSONAL_CACHE, withHeaders } from './headers.ts';
import { hit, keep, SHARED_CACHE } from './proxy-cache.ts';
import { replyKey, type ReplyCache } from './reply-cache.ts';
import { askBackend } from './upstream.ts';
import { visitorOf } from './visitor.ts';

export type ProxyOptions = {
  /** Of the backend; null when the site's settings lack it. */
  readonly origin: string | null;
  readonly cache: ReplyCache;
  readonly clientIp?: string | null;
  /** Milliseconds; the contract's own time-out unless told. */
  readonly timeout?: number;
};

/** Passes one allowed call of the contract to the backend and its reply back. */
export async function proxy(request: Request, options: ProxyOptions): Promise<Response> {
  const url = new URL(request.url);
  const entry = allowedCall(url.pathname);
  if (!entry) return errorEnvelope('not_found', 'Такого адреса нет');
  if (request.method !== entry.method) {
    const allow = { allow: entry.method };
    return errorEnvelope('bad_request', `Этот адрес принимает только ${entry.method}`, 405, allow);
  }
  if (!options.origin) {
    console.error(`${entry.name}: REST_ORIGIN is not set`);
    return errorEnvelope('upstream', DESCRIPTIONS.upstream);
  }
  const body = entry.method === 'POST' ? await limitedBody(request) : null;
  if (entry.method === 'POST' && body === null) {
    return errorEnvelope('bad_request', 'Слишком большой запрос');
  }
  const target = options.origin + url.pathname + url.search;
  return entry.cachedByCity
    ? await cached(request, url, entry, target, options)
    : await passed(request, entry, target, body, options);
}

function ask(
  request: Request,
  entry: AnyCall,
  url: string,
  body: string | null,
  { clientIp = null, timeout }: ProxyOptions,
): Promise<Response> {
  const ifNoneMatch = entry.content ? request.headers.get('if-none-match') : null;
  const visitor = visitorOf(request);
  return askBackend({
    entry,
    url,
    visitor,
    body,
    ifNoneMatch,
    clientIp,
    ...(timeout && { timeout }),
  });
}

/** Content keeps the backend's own cache rule; anything else is one person's. */
async function passed(
  request: Request,
  entry: AnyCall,
  url: string,
  body: string | null,
  options: ProxyOptions,
): Promise<Response> {
  const reply = await ask(request, entry, url, body, options);
  return withHeaders(reply, entry.content ? {} : { 'cache-control': PERSONAL_CACHE, etag: null });
}

/** Content that is kept apart for each city. Only a plain 200 is kept. */
async function cached(
  request: Request,
  url: URL,
  entry: AnyCall,
  target: string,
  options: ProxyOptions,
): Promise<Response> {
  const key = replyKey(url, chosenCityId(request.headers.get('cookie')) ?? DEFAULT_CITY.id);
  const kept = options.cache.get(key);
  if (kept) return hit(kept, request.headers.get('if-none-match'));
  const reply = await ask(request, entry, target, null, options);
  const miss = { 'x-cache': 'miss' };
  if (reply.status !== 200) return withHeaders(reply, miss);
  return withHeaders(await keep(options.cache, key, reply), { ...SHARED_CACHE, ...miss });
}
