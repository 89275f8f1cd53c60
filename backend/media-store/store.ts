/** The interface of stores for original pictures and uploaded PDFs. */

/** The metadata of a stored file. */
export type StoredFile = {
  readonly name: string;
  /** Its size. */
  readonly bytes: number;
  /** When it was last stored; storing it again counts. */
  readonly at: Date;
};

/** A stored file as a stream. */
type OpenFile = {
  /** Its size. */
  readonly bytes: number;
  readonly stream: ReadableStream<Uint8Array>;
};

/**
 * Files by name. A name ends with the hash of the file's content or of the source it was drawn from, so
 * a file never changes; it is only stored again or removed.
 *
 * Every method throws `MediaStoreError` when the store cannot answer. A missing file is not an error:
 * the result is null.
 */
export type MediaStore = {
  /** Its location, for display: a directory or a bucket. */
  readonly place: string;
  /** Stores a file atomically, and resets the age of an existing one. */
  readonly put: (name: string, data: Uint8Array) => Promise<void>;
  readonly read: (name: string) => Promise<Uint8Array | null>;
  /** Like `read`, but as a stream. Read or cancel it. */
  readonly open: (name: string) => Promise<OpenFile | null>;
  readonly stat: (name: string) => Promise<StoredFile | null>;
  /** All stored files, in no particular order, including leftovers of interrupted uploads. */
  readonly list: () => AsyncIterable<StoredFile>;
  /** Removes a file; a missing one counts as removed. */
  readonly remove: (name: string) => Promise<void>;
};

/**
 * Why a store fails:
 * - `no_bucket`: the bucket does not exist;
 * - `refused`: the key or the file system's permissions do not allow it;
 * - `full`: there is no space left;
 * - `unavailable`: it is down, slow, or cut the response off; a retry may succeed.
 */
export type MediaTrouble = 'no_bucket' | 'refused' | 'full' | 'unavailable';

/** Files cannot be stored or read at the moment; the caller keeps its input. */
export class MediaStoreError extends Error {
  override readonly name = 'MediaStoreError';
  readonly trouble: MediaTrouble;

  /** @param message one sentence for the operator. */
  constructor(trouble: MediaTrouble, message: string, cause?: unknown) {
    super(message, { cause });
    this.trouble = trouble;
  }
}
