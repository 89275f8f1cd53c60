/**
 * The id of a visitor's request: the edge makes it, and every process that works for the request
 * logs it.
 */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Where a request stands in its trace, by W3C's Trace Context. */
export const TRACE_HEADER = 'traceparent';

/**
 * The variable by which the server before the edge functions says that this header is its own. Without
 * it the header is a visitor's, and goes nowhere.
 */
export const TRACES_VARIABLE = 'EDGE_TRACES';

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
