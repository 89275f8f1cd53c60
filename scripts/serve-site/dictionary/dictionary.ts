/** Compression against a dictionary that browser and server share (RFC 9842), by Zstandard. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';

/** The name of the encoding in `Accept-Encoding` and `Content-Encoding`. */
export const ENCODING = 'dcz';

export type Dictionary = {
  readonly bytes: Buffer;
  /** The value of `Available-Dictionary` by which a browser names it. */
  readonly name: string;
  /** Where browsers get it; a name with a hash, which never changes. */
  readonly path: string;
  /** How ETags name the encoding of texts compressed against it. */
  readonly coding: string;
  /** The prefix of every text compressed against it: a frame that names it. */
  readonly head: Buffer;
};

/** Begins a frame of 32 bytes that decoders skip. */
const SKIPPED = Buffer.from('5e2a4d1820000000', 'hex');

const FOLDER = '/static/';
const PATH = /^\/static\/pages-[\w-]{20}\.dictionary$/;

/** Whether a path is that of a dictionary, known or not. */
export const isDictionaryPath = (pathname: string): boolean => PATH.test(pathname);

/** The dictionary of a text. */
export function dictionaryOf(text: string): Dictionary {
  const bytes = Buffer.from(text);
  const digest = createHash('sha256').update(bytes).digest();
  return {
    bytes,
    name: `:${digest.toString('base64')}:`,
    path: `${FOLDER}pages-${digest.toString('base64url').slice(0, 20)}.dictionary`,
    coding: `${ENCODING}-${digest.toString('base64url').slice(0, 8)}`,
    head: Buffer.concat([SKIPPED, digest]),
  };
}

const compress = promisify(zstdCompress);

/**
 * Zstandard levels that take less than a millisecond for a page: for one that is cached, and for one that a
 * single visitor waits for.
 */
const [KEPT_LEVEL, OWN_LEVEL] = [9, 4];

/** A text compressed against a dictionary. @param isOwn it is for a single visitor, who waits. */
export async function compressedBy(
  { bytes, head }: Dictionary,
  body: Buffer,
  isOwn: boolean,
): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: isOwn ? OWN_LEVEL : KEPT_LEVEL };
  return Buffer.concat([head, await compress(body, { dictionary: bytes, params })]);
}
