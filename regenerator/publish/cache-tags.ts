import { hash } from 'node:crypto';

/** Enough that two files of a site hardly ever share a tag; where they do, more is purged. */
const SIGNS = 8;

/** The tag of replies that were made of a file, or that say that there is none. */
export const cacheTag = (path: string): string => hash('sha256', path, 'base64url').slice(0, SIGNS);

/** The file whose change changes every reply. */
export const OF_ALL = '_headers';

/** The tag of every reply. */
export const TAG_OF_ALL = cacheTag(OF_ALL);
