/**
 * Milliseconds for which a server keeps an idle connection open: longer than nginx and Varnish, which use a
 * minute. The client must be the one to close first; otherwise a request can be in transit when the
 * connection closes, and one that must not be repeated is lost.
 */
export const IDLE_CONNECTION_MS = 75_000;
