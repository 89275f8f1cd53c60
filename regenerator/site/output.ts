import type { FileContent } from '../publish/file-content.ts';

/** Changes of files by their paths in the site, while they are gathered; null removes one. */
export type Output = Map<string, FileContent | null>;
