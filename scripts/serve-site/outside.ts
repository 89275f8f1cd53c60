import { visitorAddress, type TrustedProxies } from '../../src/config/visitor-address.ts';
import type { Asked } from './http.ts';

/**
 * Headers of Netlify's internals; from outside they could bypass the guard. They include a proxy's headers:
 * Netlify's bootstrap would treat a forwarded host as the site, request files from it that every visitor
 * would then see, and accept its forms as ours. Traces begin here: a visitor must not be able to force
 * tracing of their requests.
 */
const INTERNAL =
  /^x-(?:nf|deno|bb)-|^x-forwarded-(?:host|proto)$|^(?:traceparent|tracestate|baggage)$/;

function withoutInternals(request: Request): Request {
  for (const name of [...request.headers.keys()]) {
    if (INTERNAL.test(name)) request.headers.delete(name);
  }
  request.headers.set('x-nf-request-id', crypto.randomUUID());
  return request;
}

/** A visitor's request without internal headers, and the network address it comes from. */
export function fromOutside(
  { request, peer }: Asked,
  trusted: TrustedProxies | undefined,
): { readonly request: Request; readonly ip: string } {
  const ip = visitorAddress(peer, request.headers.get('x-forwarded-for'), trusted);
  return { request: withoutInternals(request), ip };
}

/** The same response with mutable headers; those of a fetched one are immutable. */
export const changeable = ({ body, status, headers }: Response): Response =>
  new Response(body, { status, headers });

/**
 * Turns a redirect to one of these origins into a path of the site, whatever host it is reached by.
 */
export function withOwnLocation(response: Response, origins: readonly string[]): Response {
  const location = response.headers.get('location');
  const origin = origins.find((own) => location === own || location?.startsWith(`${own}/`));
  if (location === null || origin === undefined) return response;
  const { body, status } = response;
  const headers = new Headers(response.headers);
  headers.set('location', location.slice(origin.length) || '/');
  return new Response(body, { status, headers });
}
