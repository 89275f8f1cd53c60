/** What the site server passes to a Deno that runs its edge functions, as the first argument. */
export type Settings = {
  /** The socket it listens on. */
  readonly socket: string;
  /** Files of the functions by name. */
  readonly functions: Readonly<Record<string, string>>;
  /** The parts of the route manifest that Netlify's bootstrap reads. */
  readonly manifest: Readonly<Record<string, unknown>>;
  /** Origin of the site as visitors see it; functions find its files there. */
  readonly siteOrigin: string;
  /** The socket of the site without edge functions. */
  readonly innerSocket: string;
  /** Milliseconds a chain of functions may take for its response. */
  readonly deadline: number;
};

/** Header with which the site server checks whether a process still responds. */
export const PING_HEADER = 'x-nf-ping';
/** Path and query as the visitor requested them. */
export const PATH_HEADER = 'x-nf-path';
/** Indices of the matching routes in the manifest. */
export const ROUTES_HEADER = 'x-nf-routes';
/** Number of the release that is served. */
export const RELEASE_HEADER = 'x-nf-release';
