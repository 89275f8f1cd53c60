/** What the builds at Netlify, the edge function `origin-page` and the origin of pages share. */
import * as v from 'valibot';

/** Response header of the origin: the content revision of its release. */
export const REVISION_HEADER = 'x-content-revision';

/** Request header of the edge function; it also shows when the origin is by mistake the site itself. */
export const ASKED_BY_EDGE_HEADER = 'x-asked-by-edge';

/** Facts that a build leaves for the edge function, in the root of the site. */
export const BUILD_FACTS_FILE = 'between-builds.json';

export const buildFacts = v.object({
  /** The lowest content revision that the build can show; null if unknown. */
  revision: v.nullable(v.pipe(v.number(), v.integer())),
  /** Names of query parameters that redirects match; no other parameter changes the response. */
  query: v.array(v.pipe(v.string(), v.regex(/^[\w.~-]+$/))),
});

export type BuildFacts = v.InferOutput<typeof buildFacts>;
