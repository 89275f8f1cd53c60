/** What of the site's files changes: the new text, or the file on disk whose content it is. */
export type FileContent = string | { readonly file: string };

/** Changes of files by their paths in the site; null removes one. */
export type Output = Map<string, FileContent | null>;
