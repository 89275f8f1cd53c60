import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressedBy, ENCODING, type Dictionary } from './dictionary/dictionary.ts';
import { copyTag, isStrong, type Reads } from './etags.ts';
import { keptCopies, type Copy, type Way } from './kept-copies.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Media types of texts, which are sent compressed. */
export const TEXT =
  /^(?:text\/|image\/svg|application\/(?:json|manifest|xml|javascript|[a-z.-]+\+json))/;
/** Below this size a compressed response does not save a packet. */
const WORTH_IT = 1024;

const copies = keptCopies();

/** `br;q=0` is a refusal. */
export function isAccepted(header: string, encoding: string): boolean {
  const offer = header.split(',').find((part) => part.split(';')[0]?.trim() === encoding);
  return offer !== undefined && !/;\s*q=0(?:\.0*)?\s*$/.test(offer);
}

/** The copies that a client can read, by its `Accept-Encoding`. @param dictionary the one that it has. */
export const readsOf =
  (accepts: string, dictionary: Dictionary | undefined): Reads =>
  (encoding) =>
    encoding === dictionary?.coding
      ? isAccepted(accepts, ENCODING)
      : (encoding === 'br' || encoding === 'gzip') && isAccepted(accepts, encoding);

/** Whether bytes of this media type are sent compressed to clients that accept it. */
export const isText = (type: string): boolean => TEXT.test(type);

/** Whether compressing so many bytes saves a packet. */
export const isWorthIt = (bytes: number): boolean => bytes >= WORTH_IT;

/**
 * Brotli levels for a response that a client waits for, and for copies that many get afterwards. A document
 * takes 30 ms at the second level; levels in between take longer than the first and save almost nothing
 * (docs/decisions/152).
 */
const [QUICK_LEVEL, SMALL_LEVEL] = [7, 10];

/**
 * With a window of 64 kB the encoder allocates little memory: a document takes 2 ms of CPU time instead of
 * 10, and is no larger (docs/decisions/180). Texts longer than two windows would be larger, so they get a
 * window for the whole text.
 */
const LITTLE = { level: 9, window: 16, most: 2 ** 17 } as const;

function quickBrotli({ byteLength }: Buffer): Record<number, number> {
  if (byteLength > LITTLE.most) return { [constants.BROTLI_PARAM_QUALITY]: QUICK_LEVEL };
  return {
    [constants.BROTLI_PARAM_QUALITY]: LITTLE.level,
    [constants.BROTLI_PARAM_LGWIN]: LITTLE.window,
  };
}

/** @param isWaitedFor a client waits for the bytes; otherwise they should be small. */
export async function compress(
  body: Buffer,
  encoding: 'br' | 'gzip',
  isWaitedFor: boolean,
): Promise<Buffer> {
  if (encoding === 'gzip') return await toGzip(body, { level: isWaitedFor ? 6 : 9 });
  const params = {
    ...(isWaitedFor ? quickBrotli(body) : { [constants.BROTLI_PARAM_QUALITY]: SMALL_LEVEL }),
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  return await toBrotli(body, { params });
}

/** Media types of files that many clients get unchanged. Responses to calls are rarely requested twice. */
const FOR_MANY = /^text\/(?:html|css|javascript)/;

function wayOf(body: Buffer, encoding: 'br' | 'gzip', isForMany: boolean): Way {
  const quick = () => compress(body, encoding, true);
  return isForMany ? { quick, small: () => compress(body, encoding, false) } : { quick };
}

/** Declares that it has copies in different encodings. */
export function variesByEncoding(headers: Headers): void {
  if (!/accept-encoding/i.test(headers.get('vary') ?? ''))
    headers.append('vary', 'accept-encoding');
}

/** Whether a response is encoded here: a text that is not encoded yet. */
export const isToEncode = (headers: Headers): boolean =>
  !headers.has('content-encoding') && isText(headers.get('content-type') ?? '');

/** The bytes of a copy, with the headers that describe it. */
function sent({ bytes, hash }: Copy, encoding: string, coding: string, headers: Headers): Buffer {
  const etag = headers.get('etag');
  headers.set('content-encoding', encoding);
  if (isStrong(etag)) headers.set('etag', copyTag(etag, coding, hash));
  return bytes;
}

/**
 * The body in an encoding that the client accepts; sets the headers accordingly, the ETag among them.
 * @param dictionary one that the client declares to have.
 */
export async function compressed(
  body: Buffer,
  headers: Headers,
  accepts: string | null,
  dictionary?: Dictionary | undefined,
): Promise<Buffer> {
  if (!isToEncode(headers)) return body;
  variesByEncoding(headers);
  if (!isWorthIt(body.byteLength)) return body;
  const etag = headers.get('etag');
  // A response for a single visitor has none.
  const isOwn = etag === null;
  const content = etag ?? createHash('sha1').update(body).digest('base64url');
  const keyOf = (name: string) => `${name} ${content} ${String(body.byteLength)}`;
  if (dictionary && isAccepted(accepts ?? '', ENCODING)) {
    const quick = () => compressedBy(dictionary, body, isOwn);
    const copy = await copies.get(keyOf(dictionary.name), { quick });
    return sent(copy, ENCODING, dictionary.coding, headers);
  }
  const encoding = (['br', 'gzip'] as const).find((name) => isAccepted(accepts ?? '', name));
  if (!encoding) return body;
  const way = wayOf(body, encoding, !isOwn && FOR_MANY.test(headers.get('content-type') ?? ''));
  return sent(await copies.get(keyOf(encoding), way), encoding, encoding, headers);
}
