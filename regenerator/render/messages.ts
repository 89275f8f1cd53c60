import type { CardSwap } from '../pages/card-swaps.ts';
import type { StoredBytes } from '../publish/file-content.ts';

/** A page as it was, and the cards that are all that tells it from what it is to be. */
export type PageBefore = {
  /** As it is stored. */
  readonly html: Uint8Array;
  readonly swaps: readonly CardSwap[];
};

/** What is asked of a thread that renders: one page or one slice at a time. */
export type Asked =
  | { readonly kind: 'page'; readonly data: string; readonly before?: PageBefore }
  | { readonly kind: 'slice'; readonly name: string; readonly data: string };

/** What it answers: the html of a slice, or that of a page without its slices, ready to be stored. */
export type Answered =
  | { readonly ok: true; readonly html: StoredBytes & { readonly stored: Uint8Array<ArrayBuffer> } }
  | { readonly ok: false; readonly reason: string; readonly isLate?: boolean };

/** What a thread is started with. */
export type ThreadData = { readonly projectRoot: string };

/** A file that was read; null where it could not be. */
export type FileRead = { readonly file: string; readonly bytes: Uint8Array<ArrayBuffer> | null };
