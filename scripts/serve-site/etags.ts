/**
 * ETags of responses. Internally a file has one tag, that of its content. A response is a copy of it in some
 * encoding, and has that tag with the name of the encoding and a hash of the copy's own bytes: `"3f2a…"`
 * becomes `"3f2a….br.k3Jd8s-0Qw1"`. So each tag is strong, and still identifies its content
 * (docs/decisions/176).
 */

/** Whether the client can read copies in an encoding. */
export type Reads = (encoding: string) => boolean;

/** A tag in a list of tags, or `*`. */
const TAG = /(?:W\/)?"[^"]*"|\*/g;
const COPY = /^((?:W\/)?"[^"]*)\.([a-z]+(?:-[\w-]+)?)\.[\w-]{12}"$/;

/** Number of hash characters that distinguish the copies of one content. */
export const HASH_SIGNS = 12;

/** Whether an ETag is a strong one. */
export const isStrong = (etag: string | null): etag is string => etag?.startsWith('"') === true;

/**
 * The tag of a copy.
 * @param etag strong, of the content. @param hash of the copy's bytes, `HASH_SIGNS` of base64url.
 */
export const copyTag = (etag: string, encoding: string, hash: string): string =>
  `${etag.slice(0, -1)}.${encoding}.${hash}"`;

/** Whether a tag is that of a copy in some encoding. */
export const isOfCopy = (tag: string): boolean => COPY.test(tag);

/** The tag of the content, for a tag of a copy that can be read; every other tag as it is. */
function contentOf(tag: string, reads: Reads): string {
  const [, content, encoding] = COPY.exec(tag) ?? [];
  return content !== undefined && encoding !== undefined && reads(encoding) ? `${content}"` : tag;
}

/** `If-None-Match` or `If-Match` with internal tags. */
export const contentTags = (list: string, reads: Reads): string =>
  list.replace(TAG, (tag) => contentOf(tag, reads));

const withoutWeak = (tag: string) => tag.replace(/^W\//, '');

/**
 * The tag in `If-None-Match` of a current copy, as it was sent: a client with several copies learns from it
 * which one to use (RFC 9111, 4.3.4).
 * @param etag of the current content. @param reads absent: there are no copies here.
 */
export function knownTag(
  list: string | null,
  etag: string,
  reads: Reads = () => false,
): string | undefined {
  const current = withoutWeak(etag);
  for (const tag of list?.match(TAG) ?? []) {
    if (tag === '*') return etag;
    if (withoutWeak(contentOf(tag, reads)) === current) return tag;
  }
  return undefined;
}

/** Whether `If-Match` names exactly these bytes; a weak tag never does (RFC 9110, 8.8.3.2). */
export const isMatched = (list: string, etag: string): boolean =>
  (list.match(TAG) ?? []).some((tag) => tag === '*' || (isStrong(tag) && tag === etag));
