import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressedBy, ENCODING, type Dictionary } from './dictionary/dictionary.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Media types of texts, which are sent compressed. */
export const TEXT =
  /^(?:text\/|image\/svg|application\/(?:json|manifest|xml|javascript|[a-z.-]+\+json))/;
/** Below this size a compressed response does not save a packet. */
const WORTH_IT = 1024;
/** Bytes of compressed copies that stay in memory. */
const KEPT_BYTES = 64 * 1024 * 1024;

const kept = new Map<string, Buffer>();
let keptBytes = 0;

/** `br;q=0` is a refusal. */
export function isAccepted(header: string, encoding: string): boolean {
  const offer = header.split(',').find((part) => part.split(';')[0]?.trim() === encoding);
  return offer !== undefined && !/;\s*q=0(?:\.0*)?\s*$/.test(offer);
}

/** Whether bytes of this media type are sent compressed to those who accept it. */
export const isText = (type: string): boolean => TEXT.test(type);

/** Whether compressing so many bytes saves a packet. */
export const isWorthIt = (bytes: number): boolean => bytes >= WORTH_IT;

/** @param isOwn the bytes are for a single visitor, who waits for them. */
export async function compress(
  body: Buffer,
  encoding: 'br' | 'gzip',
  isOwn: boolean,
): Promise<Buffer> {
  if (encoding === 'gzip') return await toGzip(body, { level: isOwn ? 6 : 9 });
  const params = {
    // The levels of a CDN for a file it caches; copies are cached here, so each is compressed once.
    // A page for a single visitor is waited for: a twentieth more bytes in a fifth of the time.
    [constants.BROTLI_PARAM_QUALITY]: isOwn ? 4 : 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  return await toBrotli(body, { params });
}

type Way = { readonly name: string; readonly compress: (isOwn: boolean) => Promise<Buffer> };

async function copyOf(body: Buffer, { name, compress: work }: Way, headers: Headers) {
  const etag = headers.get('etag');
  const content = etag ?? createHash('sha1').update(body).digest('base64url');
  const key = `${name} ${content} ${body.byteLength}`;
  const found = kept.get(key);
  if (found) {
    // Moves it to the end of the eviction order.
    kept.delete(key);
    kept.set(key, found);
    return found;
  }
  const made = await work(etag === null);
  if (kept.has(key)) return made;
  keptBytes += made.byteLength;
  kept.set(key, made);
  for (const [oldest, bytes] of kept) {
    if (keptBytes <= KEPT_BYTES) break;
    kept.delete(oldest);
    keptBytes -= bytes.byteLength;
  }
  return made;
}

/**
 * The body in an encoding that the client accepts; sets the headers accordingly.
 * @param dictionary one that the client says it has.
 */
export async function compressed(
  body: Buffer,
  headers: Headers,
  accepts: string | null,
  dictionary?: Dictionary | undefined,
): Promise<Buffer> {
  if (headers.has('content-encoding') || !isText(headers.get('content-type') ?? '')) return body;
  if (!/accept-encoding/i.test(headers.get('vary') ?? ''))
    headers.append('vary', 'accept-encoding');
  if (!isWorthIt(body.byteLength)) return body;
  if (dictionary && isAccepted(accepts ?? '', ENCODING)) {
    headers.set('content-encoding', ENCODING);
    const way = (isOwn: boolean) => compressedBy(dictionary, body, isOwn);
    return await copyOf(body, { name: dictionary.name, compress: way }, headers);
  }
  const encoding = (['br', 'gzip'] as const).find((name) => isAccepted(accepts ?? '', name));
  if (!encoding) return body;
  headers.set('content-encoding', encoding);
  const way = (isOwn: boolean) => compress(body, encoding, isOwn);
  return await copyOf(body, { name: encoding, compress: way }, headers);
}
