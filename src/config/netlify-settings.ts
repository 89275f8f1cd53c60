/** Settings for publishing at Netlify; see docs/netlify.md. */
import * as v from 'valibot';
import { origin, requested } from './origin-setting.ts';

/** Minutes in the environment, milliseconds in the program. */
const minutes = (byDefault: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,4}$/, 'must be a number of minutes'),
      v.transform((given) => Number(given) * 60_000),
    ),
    String(byDefault),
  );

export const netlifyEntries = {
  /** If both are set, releases are deployed to this Netlify site. */
  NETLIFY_AUTH_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,200}$/, 'must be a token'))),
  NETLIFY_SITE_ID: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/, 'must be an id'))),
  /** The URL of Netlify's API. */
  NETLIFY_API_URL: v.optional(
    v.pipe(
      requested('https://api.netlify.com/api/v1'),
      v.transform((url) => url.replace(/\/$/, '')),
    ),
    'https://api.netlify.com/api/v1',
  ),
  /** Minutes between two deploys of releases; changes published meanwhile are deployed together. */
  NETLIFY_DEPLOY_INTERVAL: minutes(1),
  /** The limit of release deploys in 24 hours: Netlify's API accepts 100. */
  NETLIFY_DEPLOYS_A_DAY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,3}$/, 'must be a number of deploys'),
      v.transform(Number),
    ),
    '100',
  ),
  /** The build hook that the function `content-hook` calls to start a Netlify build. */
  NETLIFY_BUILD_HOOK_URL: v.optional(requested('https://api.netlify.com/build_hooks/…')),
  /** Minutes between two builds triggered by saved content outside the regenerator. */
  NETLIFY_BUILD_INTERVAL: minutes(10),
  /**
   * If set for a production build at Netlify and for its edge functions, the origin of an `npm run site` that
   * serves pages between two builds.
   */
  PAGES_ORIGIN: v.optional(origin),
} as const;
