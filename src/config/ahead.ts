import { LIVE, SERVED } from './routes.ts';

/** The file of speculation rules, which a header of each page names; src/build/policy/header-file.ts writes it. */
export const AHEAD_FILE = '/speculation-rules.json';

/**
 * URL patterns that browsers never prerender: pages that depend on a member, on a previous step or on the
 * moment, and addresses that are not pages of the site.
 */
export const NEVER_AHEAD: readonly string[] = [
  ...[...SERVED].map((part) => `/${part}*`),
  ...LIVE.map((path) => `${path}*`),
  '/certificate/*',
  '/city/choose*',
  ...['admin', 'api', 'editor', 'media', 'rest', 'upload'].map((part) => `/${part}*`),
  // Files.
  '/*.*',
];

/**
 * Links that the browser itself follows: until the router takes over (`data-routed`), and the link that was
 * under the pointer at that moment (`data-ahead`). None for a visitor who saves data.
 */
const OWN_LINKS = ':root:not([data-sparing], [data-routed]) a, a[data-ahead]';
const ELSEWHERE = '[target], [download]';

/**
 * Speculation rules: a page is prerendered when the pointer rests on its link or a finger touches it. Only
 * links in the document itself count.
 */
export const AHEAD_RULES = {
  prerender: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NEVER_AHEAD } },
          { selector_matches: OWN_LINKS },
          { not: { selector_matches: ELSEWHERE } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
} as const;
