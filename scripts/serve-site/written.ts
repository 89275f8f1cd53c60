/** The bytes of a response on the wire: a copy in an encoding that the client accepts, or a 304. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { bytesOf } from './bytes-response.ts';
import { compressed, isToEncode, readsOf, variesByEncoding } from './compress.ts';
import { AVAILABLE, offered } from './dictionary/offer.ts';
import type { SiteDictionaries } from './dictionary/site-dictionaries.ts';
import { contentTags, isMatched, isOfCopy, isStrong, knownTag, type Reads } from './etags.ts';
import { rangeOf, refused } from './ranges.ts';
import type { Written } from './ready-answers.ts';

/** Headers of one connection (RFC 9110, 7.6.1), or of Netlify's internals: the CDN removes them. */
function staysInside(name: string): boolean {
  return name === 'transfer-encoding' || name.startsWith('x-nf-');
}

const outward = ({ headers }: Response): Headers =>
  new Headers([...headers].filter(([name]) => !staysInside(name)));

/** Responses that never have a body, and therefore no length. */
const BODILESS = new Set([204, 304]);

/** @param isHead the length of an unsent body is unknown. */
function writing(status: number, headers: Headers, body: Buffer | null, isHead = false): Written {
  if (body) headers.set('content-length', String(body.byteLength));
  else if (!isHead && !BODILESS.has(status)) headers.set('content-length', '0');
  const cookies = headers.getSetCookie();
  const fields = { ...Object.fromEntries(headers), ...(cookies[0] && { 'set-cookie': cookies }) };
  return { status, headers: fields, body };
}

function readsFor(asked: IncomingHttpHeaders, dictionaries: SiteDictionaries | undefined): Reads {
  const dictionary = dictionaries?.named(String(asked[AVAILABLE] ?? ''));
  return readsOf(String(asked['accept-encoding'] ?? ''), dictionary);
}

/**
 * Translates the conditions of a request from tags of copies to tags of contents.
 * @param headers those of the internal request; they are modified.
 */
export function translateConditions(
  headers: Headers,
  asked: IncomingHttpHeaders,
  dictionaries: SiteDictionaries | undefined,
): void {
  const { 'if-none-match': known, 'if-match': matched } = asked;
  if (known !== undefined)
    headers.set('if-none-match', contentTags(known, readsFor(asked, dictionaries)));
  // A save refers to a content, whichever copy of it was read.
  const anyCopy = () => true;
  if (matched !== undefined) headers.set('if-match', contentTags(matched, anyCopy));
}

/** The unencoded response, for our own functions: their responses are encoded later. */
export const whole = async (response: Response, isHead: boolean): Promise<Written> =>
  writing(response.status, outward(response), await bytesOf(response), isHead);

/** A 304. @param tag of the client's copy. */
function unchanged(headers: Headers, tag: string): Written {
  // A response forwarded by a function has no type here: the tag of a copy implies that there are copies.
  if (isToEncode(headers) || isOfCopy(tag)) variesByEncoding(headers);
  headers.set('etag', tag);
  for (const name of ['content-type', 'content-length', 'content-encoding']) headers.delete(name);
  return writing(304, headers, null);
}

/**
 * The headers of a response to HEAD. For a text it is unknown which copy a GET would get, so neither its
 * length nor its tag is sent (RFC 9110, 9.3.2).
 */
function headAlone(status: number, headers: Headers): Written {
  if (status === 200 && isStrong(headers.get('etag'))) headers.set('accept-ranges', 'bytes');
  if (isToEncode(headers)) {
    variesByEncoding(headers);
    headers.delete('etag');
  }
  return writing(status, headers, null, true);
}

/** The response to a request for exactly these bytes, or for a part of them. */
function conditional(
  { range, 'if-match': matched, 'if-range': since }: IncomingHttpHeaders,
  isGet: boolean,
  all: Written,
  tag: string,
): Written {
  if (matched !== undefined && !isMatched(matched, tag)) return refused(412, all);
  // The parts of two different copies must not be combined.
  const isSame = since === undefined || String(since).trim() === tag;
  return isGet && range !== undefined && isSame ? rangeOf(all, range) : all;
}

/**
 * The response in an encoding that the client accepts, with the ETag of exactly these bytes; 304 when the
 * client has a readable copy of the same content, be it the quick one or the small one.
 */
export async function written(
  response: Response,
  { headers: asked, method = 'GET' }: Pick<IncomingMessage, 'headers' | 'method'>,
  dictionaries: SiteDictionaries | undefined,
): Promise<Written> {
  const { status } = response;
  const headers = outward(response);
  const isReading = method === 'GET' || method === 'HEAD';
  const dictionary = offered(dictionaries, asked, headers);
  const etag = headers.get('etag');
  if (isReading && etag !== null && (status === 200 || status === 304)) {
    const list = asked['if-none-match'] ?? null;
    const known = knownTag(list, etag, readsFor(asked, dictionaries));
    if (known !== undefined || status === 304) return unchanged(headers, known ?? etag);
  }
  const body = await bytesOf(response);
  if (method === 'HEAD' && !body) return headAlone(status, headers);
  const accepts = String(asked['accept-encoding'] ?? '');
  const bytes = body && (await compressed(body, headers, accepts, dictionary));
  const tag = headers.get('etag');
  if (!isReading || status !== 200 || !isStrong(tag)) return writing(status, headers, bytes);
  headers.set('accept-ranges', 'bytes');
  return conditional(asked, method === 'GET', writing(status, headers, bytes), tag);
}
