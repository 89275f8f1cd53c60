/** What builds at Netlify, the edge function `origin-page` and the origin of pages share. */
import * as v from 'valibot';

/** In replies of the origin: the content revision of the release that they are of. */
export const REVISION_HEADER = 'x-content-revision';

/** In requests of the edge function: whoever is asked so is the origin, or the site itself by mistake. */
export const ASKED_BY_EDGE_HEADER = 'x-asked-by-edge';

/** What a build tells the edge function, in the root of the site. */
export const BUILD_FACTS_FILE = 'between-builds.json';

export const buildFacts = v.object({
  /** The content revision that the build shows at least; null when that is unknown. */
  revision: v.nullable(v.pipe(v.number(), v.integer())),
  /** Names in queries that redirects look at; no other name changes what an address means. */
  query: v.array(v.pipe(v.string(), v.regex(/^[\w.~-]+$/))),
});

export type BuildFacts = v.InferOutput<typeof buildFacts>;
