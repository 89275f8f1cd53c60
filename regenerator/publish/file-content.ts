/** Bytes as they are stored: those of a page stand without its slices. */
export type StoredBytes = { readonly stored: Uint8Array };

/** What a file is to hold: a text, its bytes, or what a file on the disk holds at this moment. */
export type FileContent = string | StoredBytes | { readonly file: string };

/** Changes of a site's files by their paths; null removes one. */
export type FileChanges = ReadonlyMap<string, FileContent | null>;
