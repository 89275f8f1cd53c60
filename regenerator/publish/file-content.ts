import { entryOf, type FileEntry } from './manifest.ts';

/** Bytes as they are stored, those of a page without its slices, and what names them. */
export type StoredBytes = { readonly stored: Uint8Array; readonly entry: FileEntry };

/** What a file is to hold: a text, its bytes, or what a file on the disk holds at this moment. */
export type FileContent = string | StoredBytes | { readonly file: string };

/** Changes of a site's files by their paths; null removes one. */
export type FileChanges = ReadonlyMap<string, FileContent | null>;

/** Names bytes ahead, where somebody has the time for it. */
export const storedBytes = (stored: Uint8Array): StoredBytes => ({
  stored,
  entry: entryOf(stored),
});
