import { LIVE, SERVED } from './routes.ts';

/** The header by which a page names the rules; the file is written by src/build/ahead. */
export const AHEAD_FILE = '/speculation-rules.json';

/**
 * Addresses that no browser opens before the visitor asks for them, as URL patterns: what is there
 * depends on a member, on a step that was taken, or on the moment; and what is no page of the site.
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
 * Links that the browser itself follows: until the router does (`data-routed`), and the one that the
 * pointer rested on at that moment (`data-ahead`). A visitor who saves data has none.
 */
const OWN_LINKS = ':root:not([data-sparing], [data-routed]) a, a[data-ahead]';
const ELSEWHERE = '[target], [download]';

/**
 * Speculation rules: a page that the pointer rests on, or a finger touches, is opened before it is
 * asked for. Only links that the document itself has are meant.
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
