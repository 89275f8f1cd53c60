import { methodsOf, type AnyCall } from '../../contract/call.ts';
import { IDEMPOTENCY_HEADER } from '../../contract/headers.ts';
import { DESCRIPTIONS } from '../../src/client/calls/envelope.ts';
import { allowedCall } from './allow-list.ts';
import { limitedBody } from './body.ts';
import { placeInRussia, type Geo } from './city-offer.ts';
import { deviceOf } from './device.ts';
import { errorEnvelope } from './envelope.ts';
import { PERSONAL_CACHE, withHeaders } from './headers.ts';
import { nearestCity } from './nearest-city.ts';
import { isOwnRequest } from './own-request.ts';
import { SHARED_CACHE } from './proxy-cache.ts';
import { complain } from './request-scope.ts';
import { askBackend } from './upstream.ts';
import { visitorOf } from './visitor.ts';

export type ProxyOptions = {
  /** The backend's origin; null when it is not configured. */
  readonly origin: string | null;
  readonly clientIp?: string | null;
  /** The visitor's location, as far as the CDN knows it. */
  readonly geo?: Geo;
  /** Milliseconds; the contract's own timeout by default. */
  readonly timeout?: number;
};

/** The refusal of a request that is not forwarded, or null. */
function refusal(request: Request, entry: AnyCall): Response | null {
  const methods = methodsOf(entry);
  if (!methods.some((method) => method === request.method)) {
    const allow = { allow: methods.join(', ') };
    const words = `Этот адрес принимает только ${methods.join(' и ')}`;
    return errorEnvelope('bad_request', words, 405, allow);
  }
  // Some calls of the specification change things by GET: a link on another site must not.
  if (!entry.content && !isOwnRequest(request, entry)) {
    return errorEnvelope('forbidden', 'Запрос пришёл не\u00a0со\u00a0страницы нашего сайта');
  }
  return null;
}

/** Forwards one allowed call of the contract to the backend and returns its response. */
export async function proxy(request: Request, options: ProxyOptions): Promise<Response> {
  const url = new URL(request.url);
  const entry = allowedCall(url.pathname);
  if (!entry) return errorEnvelope('not_found', 'Такого адреса нет');
  const refused = refusal(request, entry);
  if (refused) return refused;
  if (!options.origin) {
    complain(`${entry.name}: REST_ORIGIN is not set`);
    return errorEnvelope('upstream', DESCRIPTIONS.upstream);
  }
  const isPost = request.method === 'POST';
  const body = isPost ? await limitedBody(request) : null;
  if (isPost && body === null) {
    return errorEnvelope('bad_request', 'Слишком большой запрос');
  }
  const asking = { entry, url: options.origin + url.pathname + url.search, body, ...options };
  return entry.content ? await content(request, asking) : await personal(request, asking);
}

type Asking = ProxyOptions & {
  readonly entry: AnyCall;
  readonly url: string;
  readonly body: string | null;
};

/**
 * The same for every caller: keeps the backend's own cache rule and, for marked calls, adds the
 * CDN's.
 */
async function content(request: Request, asking: Asking): Promise<Response> {
  const { cachedByCity } = asking.entry;
  // The CDN may only cache complete responses; it sends visitors «not modified» itself.
  const ifNoneMatch = cachedByCity ? null : request.headers.get('if-none-match');
  const reply = await askBackend({ ...asking, visitor: visitorOf(request), ifNoneMatch });
  return withHeaders(reply, cachedByCity && reply.status === 200 ? SHARED_CACHE : {});
}

async function cityNear(geo: Geo | undefined, url: string): Promise<number | null> {
  const place = geo ? placeInRussia(geo) : null;
  const near = place && (await nearestCity(place, url));
  return typeof near === 'number' ? near : null;
}

/**
 * A personal response, whatever the backend's headers say. A new device gets the id that was sent
 * for it.
 */
async function personal(request: Request, asking: Asking): Promise<Response> {
  const { visitor, cookie } = deviceOf(request);
  const attempt = request.headers.get(IDEMPOTENCY_HEADER);
  const cityId = await cityNear(asking.geo, request.url);
  const reply = await askBackend({ ...asking, visitor, attempt, cityId, ifNoneMatch: null });
  return withHeaders(reply, {
    'cache-control': PERSONAL_CACHE,
    etag: null,
    ...(cookie && { 'set-cookie': cookie }),
  });
}
