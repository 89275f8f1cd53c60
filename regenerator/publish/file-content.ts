import { entryOf, type FileEntry } from './manifest.ts';

/** Bytes as they are stored (those of a page without its slices), with their hashes. */
export type StoredBytes = { readonly stored: Uint8Array; readonly entry: FileEntry };

/** The new content of a file: a text, its bytes, or the current content of a file on the disk. */
export type FileContent = string | StoredBytes | { readonly file: string };

/** Changes of a site's files by path; null removes a file. */
export type FileChanges = ReadonlyMap<string, FileContent | null>;

/** Hashes bytes ahead of time. */
export const storedBytes = (stored: Uint8Array): StoredBytes => ({
  stored,
  entry: entryOf(stored),
});
