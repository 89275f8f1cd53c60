/**
 * The id of a visitor's request: the edge makes it, and every process that works for the request
 * logs it.
 */
export const REQUEST_ID_HEADER = 'x-request-id';

/** The one that Netlify, or our server in its place, gives every request. */
const OF_HOST = 'x-nf-request-id';

/** Longer than a phone number, and nothing that a log could take for something else. */
const WELL_FORMED = /^[\w-]{16,64}$/;

const wellFormed = (value: string | null): string | null =>
  value !== null && WELL_FORMED.test(value) ? value : null;

/** The id that a request carries; a new one where it is absent or malformed. */
export const requestIdOf = (headers: Pick<Headers, 'get'>): string =>
  wellFormed(headers.get(REQUEST_ID_HEADER)) ??
  wellFormed(headers.get(OF_HOST)) ??
  crypto.randomUUID();
