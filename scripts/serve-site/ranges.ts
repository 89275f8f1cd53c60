import { CDN_HEADERS } from '../../src/config/cdn.ts';
import type { Written } from './ready-answers.ts';

/** First and last byte of a range; null: not satisfiable. */
type Part = readonly [first: number, last: number] | null;

/** The single range of a request; undefined for several, and for unknown units. */
function partOf(range: string, length: number): Part | undefined {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(range) ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const size = Math.min(Number(to), length);
    return size === 0 ? null : [length - size, length - 1];
  }
  const [first, last] = [Number(from), to === '' ? length - 1 : Number(to)];
  return first >= length || last < first ? null : [first, Math.min(last, length - 1)];
}

/** Headers that describe a body, and its copies in shared caches. */
const OF_BODY = new Set([
  ...['content-type', 'content-encoding', 'etag', 'use-as-dictionary'],
  ...Object.values(CDN_HEADERS).flatMap(({ life, tags }) => [...Object.keys(life), tags.name]),
]);

/** An error response in place of a response, for this request alone. */
export function refused(
  status: 412 | 416,
  { headers }: Written,
  more: Written['headers'] = {},
): Written {
  const kept = Object.entries(headers).filter(([name]) => !OF_BODY.has(name));
  const own = { 'cache-control': 'no-store', 'content-length': '0', ...more };
  return { status, headers: { ...Object.fromEntries(kept), ...own }, body: null };
}

/**
 * The part of a response that `Range` requests (RFC 9110, 14.2), of the bytes that would be sent, encoded or
 * not. Several ranges would require a multipart body: such requests get the whole response, as the RFC
 * allows.
 */
export function rangeOf(whole: Written, range: string): Written {
  const { headers, body } = whole;
  const part = body === null ? undefined : partOf(range, body.byteLength);
  if (body === null || part === undefined) return whole;
  if (part === null) return refused(416, whole, { 'content-range': `bytes */${body.byteLength}` });
  const [first, last] = part;
  const own = {
    'content-range': `bytes ${first}-${last}/${body.byteLength}`,
    'content-length': String(last - first + 1),
  };
  return { status: 206, headers: { ...headers, ...own }, body: body.subarray(first, last + 1) };
}
