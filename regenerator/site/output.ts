import type { FileContent } from '../publish/file-content.ts';

/** Changes of files by their paths in the site, while they are collected; null removes a file. */
export type Output = Map<string, FileContent | null>;
