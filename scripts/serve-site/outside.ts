import { visitorAddress, type TrustedProxies } from '../../src/config/visitor-address.ts';
import type { Asked } from './http.ts';

/**
 * Headers of Netlify's inside; from outside they could pass the guard by. Those of a proxy are among
 * them: its bootstrap takes a forwarded host for the site, asks it for files that it then shows to
 * everybody, and takes its forms for ours.
 */
const INTERNAL = /^x-(?:nf|deno|bb)-|^x-forwarded-(?:host|proto)$/;

function withoutInternals(request: Request): Request {
  for (const name of [...request.headers.keys()]) {
    if (INTERNAL.test(name)) request.headers.delete(name);
  }
  request.headers.set('x-nf-request-id', crypto.randomUUID());
  return request;
}

/** What a visitor asks, rid of what only the inside may say, and the network address he asks from. */
export function fromOutside(
  { request, peer }: Asked,
  trusted: TrustedProxies | undefined,
): { readonly request: Request; readonly ip: string } {
  const ip = visitorAddress(peer, request.headers.get('x-forwarded-for'), trusted);
  return { request: withoutInternals(request), ip };
}

/** A redirect to one of these origins leads to a path of the site, whatever it is reached by. */
export function withOwnLocation(response: Response, origins: readonly string[]): Response {
  const location = response.headers.get('location');
  const origin = origins.find((own) => location === own || location?.startsWith(`${own}/`));
  if (location === null || origin === undefined) return response;
  const { body, status } = response;
  const headers = new Headers(response.headers);
  headers.set('location', location.slice(origin.length) || '/');
  return new Response(body, { status, headers });
}
