import { hash } from 'node:crypto';

/** Long enough that two files of a site rarely share a tag; if they do, more is purged. */
const SIGNS = 8;

/** The tag of responses that were made from a file, or that report it missing. */
export const cacheTag = (path: string): string => hash('sha256', path, 'base64url').slice(0, SIGNS);

/** The file whose change changes every response. */
export const OF_ALL = '_headers';

/** The tag of every response. */
export const TAG_OF_ALL = cacheTag(OF_ALL);
