import { hash } from 'node:crypto';

/** Enough that two files of a site hardly ever share a tag; where they do, more is purged. */
const SIGNS = 8;

/** Files whose change changes every reply: which headers it has, and where it leads. */
const OF_ALL: ReadonlySet<string> = new Set(['_headers']);

/** The tag of replies that were made of a file, or that say that there is none. */
export const cacheTag = (path: string): string => hash('sha256', path, 'base64url').slice(0, SIGNS);

/** Whether no list of tags can say what a change of this file changes. */
export const changesAll = (path: string): boolean => OF_ALL.has(path);
