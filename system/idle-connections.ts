/**
 * Milliseconds for which a server keeps a connection that nobody uses: longer than nginx and Varnish
 * do, which is a minute. Whoever closes first must be the one that asks; the other way round a request
 * can be on its way when the connection closes, and one that may not be repeated is lost.
 */
export const IDLE_CONNECTION_MS = 75_000;
