/** What a file is to hold: a text, or what a file on the disk holds at this moment. */
export type FileContent = string | { readonly file: string };

/** Changes of a site's files by their paths; null removes one. */
export type FileChanges = ReadonlyMap<string, FileContent | null>;
