import type { PartSwap } from '../pages/part-swaps.ts';
import type { StoredBytes } from '../publish/file-content.ts';

/** A previous page, and the parts in which the new one differs from it. */
export type PageBefore = {
  /** As it is stored. */
  readonly html: Uint8Array;
  readonly swaps: readonly PartSwap[];
};

/** A request to a render thread: one page or one slice at a time. */
export type Asked =
  | { readonly kind: 'page'; readonly data: string; readonly before?: PageBefore }
  | { readonly kind: 'slice'; readonly name: string; readonly data: string };

/** Its response: the HTML of a slice, or that of a page without its slices, ready to be stored. */
export type Answered =
  | { readonly ok: true; readonly html: StoredBytes & { readonly stored: Uint8Array<ArrayBuffer> } }
  | { readonly ok: false; readonly reason: string; readonly isLate?: boolean };

/** What a thread is started with. */
export type ThreadData = { readonly projectRoot: string };

/** A file that was read; null if it could not be. */
export type FileRead = { readonly file: string; readonly bytes: Uint8Array<ArrayBuffer> | null };
