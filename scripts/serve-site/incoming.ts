import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

/**
 * Of one connection (RFC 9110, 7.6.1), or settled by this server: the body comes whole and with
 * its own length, and whoever waits for 100 is told so here.
 */
const SETTLED = new Set([
  'connection',
  'content-length',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Written as a code, a separator is a sign of a name and parts nothing. */
const SEPARATOR = /(%2f|%5c)/i;

/** `//%70ersonal` → `/personal`; a percent sign that encodes nothing is taken as itself. */
export function canonicalPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/').replace(/%(?![0-9a-f]{2})/gi, '%25');
  const canonical = (part: string) =>
    SEPARATOR.test(part)
      ? part.toUpperCase()
      : encodeURI(decodeURIComponent(part)).replace(/[?#]/g, encodeURIComponent);
  try {
    return single.split(SEPARATOR).map(canonical).join('');
  } catch {
    // Bytes that are no UTF-8: found nowhere, but still an address.
    return encodeURI(single);
  }
}

/** Path and query of the request line, which may hold a whole address (RFC 9112, 3.2.2). */
function targetOf(url: string): string {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '');
  if (target.startsWith('?')) return `/${target}`;
  if (target === '' && url !== '') return '/';
  if (!target.startsWith('/')) throw new Refusal(400);
  return target;
}

/** Why a request goes nowhere, whatever its address is. */
function refuseOdd({ method, url, headers }: IncomingMessage): void {
  const allow = { allow: 'GET, HEAD, POST' };
  // An echo of a request would show scripts what browsers hide from them.
  if (method === 'TRACE' || method === 'TRACK' || method === 'CONNECT' || url === '*') {
    throw new Refusal(405, allow);
  }
  // HTTP/2 over the same connection is an offer; one may go on as before (RFC 9110, 7.8).
  const upgrades = (headers.upgrade ?? '').split(',').map((name) => name.trim().toLowerCase());
  if (upgrades.some((name) => name !== '' && name !== 'h2c')) throw new Refusal(400);
}

/**
 * The request in web form, without its body. Its address is made canonical: no route rule can be
 * dodged by spelling.
 * @throws Refusal
 */
export function toRequest(incoming: IncomingMessage, origin: string): Request {
  refuseOdd(incoming);
  const [path = '/', query] = targetOf(incoming.url ?? '/').split(/\?(.*)/s);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value === undefined || SETTLED.has(name)) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const url = origin + canonicalPath(path) + (query ? `?${query}` : '');
  return new Request(url, { method: incoming.method ?? 'GET', headers });
}
