import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

/**
 * Headers of one connection (RFC 9110, 7.6.1), or handled by this server: the body is complete and
 * has its own length, and the server responds to `Expect: 100-continue` itself.
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

/** Percent-encoded, a separator is part of a name and separates nothing. */
const SEPARATOR = /(%2f|%5c)/i;

/** `//%70ersonal` → `/personal`; a percent sign that encodes nothing stands for itself. */
export function canonicalPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/').replace(/%(?![0-9a-f]{2})/gi, '%25');
  const canonical = (part: string) =>
    SEPARATOR.test(part)
      ? part.toUpperCase()
      : encodeURI(decodeURIComponent(part)).replace(/[?#]/g, encodeURIComponent);
  try {
    return single.split(SEPARATOR).map(canonical).join('');
  } catch {
    // Bytes that are not UTF-8: such a path does not exist, but is still valid.
    return encodeURI(single);
  }
}

/** Path and query of the request line, which may contain an absolute URL (RFC 9112, 3.2.2). */
function targetOf(url: string): string {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '');
  if (target.startsWith('?')) return `/${target}`;
  if (target === '' && url !== '') return '/';
  if (!target.startsWith('/')) throw new Refusal(400);
  return target;
}

/** Refuses requests that are invalid for any URL. */
function refuseOdd({ method, url, headers }: IncomingMessage): void {
  const allow = { allow: 'GET, HEAD, POST' };
  // An echo of a request would show scripts what browsers hide from them.
  if (method === 'TRACE' || method === 'TRACK' || method === 'CONNECT' || url === '*') {
    throw new Refusal(405, allow);
  }
  // An upgrade to HTTP/2 is an offer, which a server may ignore (RFC 9110, 7.8).
  const upgrades = (headers.upgrade ?? '').split(',').map((name) => name.trim().toLowerCase());
  if (upgrades.some((name) => name !== '' && name !== 'h2c')) throw new Refusal(400);
}

/**
 * The request as a web `Request`, without its body. Its path is canonical, so that no spelling can
 * dodge a route rule.
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
