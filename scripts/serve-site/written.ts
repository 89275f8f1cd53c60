/** What goes over the wire of a response: a copy that its reader understands, or that he has it. */
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

/** @param isHead what is not sent has a length that nobody knows. */
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
 * Makes the conditions of a request speak of contents instead of copies.
 * @param headers those of the request for everything behind the door; they are changed.
 */
export function understand(
  headers: Headers,
  asked: IncomingHttpHeaders,
  dictionaries: SiteDictionaries | undefined,
): void {
  const { 'if-none-match': known, 'if-match': matched } = asked;
  if (known !== undefined)
    headers.set('if-none-match', contentTags(known, readsFor(asked, dictionaries)));
  // A save is about a content, whichever copy of it was read.
  const anyCopy = () => true;
  if (matched !== undefined) headers.set('if-match', contentTags(matched, anyCopy));
}

/** The response as it is, for our own functions: whoever asks them gets it in an encoding. */
export const whole = async (response: Response, isHead: boolean): Promise<Written> =>
  writing(response.status, outward(response), await bytesOf(response), isHead);

/** That the reader has it already. @param tag of the copy that he has. */
function unchanged(headers: Headers, tag: string): Written {
  // What a function passes on has no type here: a tag of a copy says by itself that there are copies.
  if (isToEncode(headers) || isOfCopy(tag)) variesByEncoding(headers);
  headers.set('etag', tag);
  for (const name of ['content-type', 'content-length', 'content-encoding']) headers.delete(name);
  return writing(304, headers, null);
}

/**
 * The head of what was not made. Of a text nobody knows which copy a GET would get, so neither its
 * length nor its tag are told (RFC 9110, 9.3.2).
 */
function headAlone(status: number, headers: Headers): Written {
  if (status === 200 && isStrong(headers.get('etag'))) headers.set('accept-ranges', 'bytes');
  if (isToEncode(headers)) {
    variesByEncoding(headers);
    headers.delete('etag');
  }
  return writing(status, headers, null, true);
}

/** What a request gets that is about these very bytes, or about a part of them. */
function conditional(
  { range, 'if-match': matched, 'if-range': since }: IncomingHttpHeaders,
  isGet: boolean,
  all: Written,
  tag: string,
): Written {
  if (matched !== undefined && !isMatched(matched, tag)) return refused(412, all);
  // The beginning of one copy and the end of another would be neither.
  const isSame = since === undefined || String(since).trim() === tag;
  return isGet && range !== undefined && isSame ? rangeOf(all, range) : all;
}

/**
 * The response in an encoding that its reader accepts, with the ETag of these very bytes; 304 when he
 * has a copy of the same content that he can read, be it the quick one or the small one.
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
