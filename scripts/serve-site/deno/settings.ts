/** What the site server tells a Deno that runs its edge functions, as the first argument. */
export type Settings = {
  /** The socket it listens on. */
  readonly socket: string;
  /** Files of the functions by their names. */
  readonly functions: Readonly<Record<string, string>>;
  /** What Netlify's bootstrap reads of the manifest of the routes. */
  readonly manifest: Readonly<Record<string, unknown>>;
  /** Address of the site as visitors see it; functions find its files there. */
  readonly siteOrigin: string;
  /** The socket of the site without edge functions. */
  readonly innerSocket: string;
  /** Milliseconds a chain of functions has for its reply. */
  readonly deadline: number;
};

/** Header by which the site server asks whether a process still answers. */
export const PING_HEADER = 'x-nf-ping';
/** Path and query as the visitor asked for them. */
export const PATH_HEADER = 'x-nf-path';
/** Numbers of the matching routes in the manifest. */
export const ROUTES_HEADER = 'x-nf-routes';
/** Number of the release that is served. */
export const RELEASE_HEADER = 'x-nf-release';
