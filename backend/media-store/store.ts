/** Where the originals of pictures and the uploaded PDFs are kept, whatever that is. */

/** What is known of a stored file. */
export type StoredFile = {
  readonly name: string;
  /** Its size. */
  readonly bytes: number;
  /** When it was stored last; storing it again counts. */
  readonly at: Date;
};

/** A stored file on its way to whoever asked for it. */
export type OpenFile = {
  /** Its size. */
  readonly bytes: number;
  readonly stream: ReadableStream<Uint8Array>;
};

/**
 * Files by name. A name ends in the hash of what is in the file, or of what it was drawn from, so a
 * file is never changed, only stored again or removed.
 *
 * Every method throws `MediaStoreError` when the store cannot answer. "There is no such file" is an
 * answer: null.
 */
export type MediaStore = {
  /** Where it is, for display: a directory or a bucket. */
  readonly place: string;
  /** Stores a file as a whole or not at all, and resets its age if it is there already. */
  readonly put: (name: string, data: Uint8Array) => Promise<void>;
  readonly read: (name: string) => Promise<Uint8Array | null>;
  /** Like `read`, for whoever passes the file on. Read or cancel the stream. */
  readonly open: (name: string) => Promise<OpenFile | null>;
  readonly stat: (name: string) => Promise<StoredFile | null>;
  /** Everything that is stored, in no order, with what interrupted uploads have left. */
  readonly list: () => AsyncIterable<StoredFile>;
  /** Removes a file; one that is not there counts as removed. */
  readonly remove: (name: string) => Promise<void>;
};

/**
 * Why a store cannot answer:
 * - `no_bucket`: the bucket does not exist;
 * - `refused`: the key or the file system's permissions do not allow it;
 * - `full`: there is no space left;
 * - `unavailable`: it is down, slow, or cut the answer off; another attempt may succeed.
 */
export type MediaTrouble = 'no_bucket' | 'refused' | 'full' | 'unavailable';

/** Files cannot be stored or read at the moment; whoever asked keeps what they have. */
export class MediaStoreError extends Error {
  override readonly name = 'MediaStoreError';
  readonly trouble: MediaTrouble;

  /** @param message one sentence for the operator. */
  constructor(trouble: MediaTrouble, message: string, cause?: unknown) {
    super(message, { cause });
    this.trouble = trouble;
  }
}
