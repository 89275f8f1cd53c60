/**
 * The id of a visitor's request: the edge creates it, and every process that handles the request
 * logs it.
 */
export const REQUEST_ID_HEADER = 'x-request-id';

/** The position of a request in its trace, in W3C's Trace Context format. */
export const TRACE_HEADER = 'traceparent';

/**
 * The variable by which the server in front of the edge functions declares that it sets this header
 * itself. Without it, the header comes from the visitor and is not forwarded.
 */
export const TRACES_VARIABLE = 'EDGE_TRACES';

/** The header with which Netlify, or our server in its place, identifies every request. */
const OF_HOST = 'x-nf-request-id';

/** Longer than a phone number, and without characters that could be misread in a log. */
const WELL_FORMED = /^[\w-]{16,64}$/;

const wellFormed = (value: string | null): string | null =>
  value !== null && WELL_FORMED.test(value) ? value : null;

/** The id of a request; a new one if it is absent or malformed. */
export const requestIdOf = (headers: Pick<Headers, 'get'>): string =>
  wellFormed(headers.get(REQUEST_ID_HEADER)) ??
  wellFormed(headers.get(OF_HOST)) ??
  crypto.randomUUID();
