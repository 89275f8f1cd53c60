import { EDGE_SECRET_HEADER, VISITOR_ADDRESS_HEADER } from '../../contract/headers.ts';
import { AUTH_COOKIE, DEVICE_COOKIE } from '../../src/config/constants.ts';
import { tellRequest } from './request-scope.ts';
import { tellAddress } from './told-address.ts';

/** Hop-by-hop headers (RFC 9110, 7.6.1), and headers that the request to the backend sets itself. */
const SETTLED = new Set([
  ...['accept-encoding', 'connection', 'content-length', 'cookie', 'expect', 'host', 'keep-alive'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
]);

/** Headers by which proxies and our edge vouch for a visitor; a visitor's own values are not trusted. */
const VOUCHING =
  /^(?:forwarded|via|proxy-.*|x-forwarded-.*|x-real-ip|x-nf-.*|traceparent|tracestate|baggage)$/;
const SECRET: readonly string[] = [EDGE_SECRET_HEADER, VISITOR_ADDRESS_HEADER].map((name) =>
  name.toLowerCase(),
);

/** Visitors' cookies, which are irrelevant to an editor and never leave the edge. */
const VISITORS: readonly string[] = [AUTH_COOKIE.token, AUTH_COOKIE.expired, DEVICE_COOKIE];

function cookiesOf({ headers }: Request): string {
  const all = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return all.filter((pair) => !VISITORS.includes(pair.split('=')[0] ?? '')).join('; ');
}

const isPassed = (name: string) =>
  !SETTLED.has(name) && !VOUCHING.test(name) && !SECRET.includes(name);

/** The headers of an editor's request as sent to the backend. */
export function editorHeaders(request: Request, clientIp: string | null | undefined): Headers {
  const headers = new Headers([...request.headers].filter(([name]) => isPassed(name)));
  // The response is passed through as it is and compressed for the browser later.
  headers.set('accept-encoding', 'identity');
  const cookies = cookiesOf(request);
  if (cookies !== '') headers.set('cookie', cookies);
  tellAddress(headers, clientIp);
  tellRequest(headers);
  return headers;
}
