import type { StoredBytes } from '../publish/file-content.ts';

/** What is asked of a thread that renders: one page or one slice at a time. */
export type Asked =
  | { readonly kind: 'page'; readonly data: string }
  | { readonly kind: 'slice'; readonly name: string; readonly data: string };

/** What it answers: the html of a slice, or that of a page without its slices, ready to be stored. */
export type Answered =
  | { readonly ok: true; readonly html: StoredBytes & { readonly stored: Uint8Array<ArrayBuffer> } }
  | { readonly ok: false; readonly reason: string; readonly isLate?: boolean };

/** What a thread is started with. */
export type ThreadData = { readonly projectRoot: string };
