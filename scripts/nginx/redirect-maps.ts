import { DEFAULT_CACHE } from '../serve-site/static-site.ts';
import { literal, map, matching } from './quoted.ts';
import type { RedirectRule } from './redirect-rules.ts';

/** Variables that are 1 if nginx must not answer itself. */
export const BARS = '$edge$method$disguised';

/** Browsers would otherwise keep a 301 for ever, even one that an editor has changed. */
const NOT_KEPT = Object.entries(DEFAULT_CACHE)
  .map(([name, value]) => `add_header ${name} ${literal(value)} always;`)
  .join(' ');

const STATUSES = [301, 302, 307, 308];

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** The exact path, with or without a trailing slash: as Netlify compares. */
const exactly = (path: string) => `${escaped(path.replace(/\/$/, ''))}/?`;

/** Whether nginx can answer it itself: one path redirects to one address, for everybody. */
const isPlain = ({ from, to, status, query, conditions }: RedirectRule): boolean =>
  STATUSES.includes(status) &&
  /^\/[\x21-\x7e]*$/.test(from) &&
  !/[*:%]/.test(from) &&
  /^[\x21-\x7e]+$/.test(to) &&
  // A parameter, as in `/articles/:slug`; or a query or an anchor, which would conflict with the request's
  // own.
  !/\/:|[$#?*]/.test(to) &&
  Object.keys({ ...query, ...conditions }).length === 0;

/** The requests that a redirect may match. */
function pathsOf({ from, query }: RedirectRule): string {
  const [fixed = '', ...rest] = decodeURI(from).split(/(?=\/[:*])/);
  if (rest.length > 0) return `^${escaped(fixed)}`;
  return `^${exactly(fixed)}${Object.keys(query).length > 0 ? String.raw`\?` : String.raw`\??$`}`;
}

export type RedirectParts = {
  /** `$forced` is 1 where a redirect applies although there is a file. */
  readonly forced: string;
  /** `$moved_301` and the like are the targets of a path, if nginx can redirect it itself. */
  readonly maps: readonly string[];
  /** The directives that redirect to these, for a request without a file. */
  readonly moved: readonly string[];
};

/** The redirects in nginx's form. Those it cannot express are left to our server. */
export function redirectParts(rules: readonly RedirectRule[]): RedirectParts {
  const forced = rules.flatMap((rule) => (rule.force ? matching(pathsOf(rule), '1') : []));
  const byStatus = [...Map.groupBy(rules.filter(isPlain), ({ status }) => status)];
  return {
    forced: map('$asked$is_args', 'forced', forced),
    // Only without an edge function and without a query, which our server preserves.
    maps: byStatus.map(([status, own]) =>
      map(
        `${BARS}$asked$is_args`,
        `moved_${status}`,
        own.map(({ from, to }) => matching(`^000${exactly(from)}$`, literal(to))),
        '""',
      ),
    ),
    moved: byStatus.map(
      ([status]) => `if ($moved_${status}) { ${NOT_KEPT} return ${status} $moved_${status}; }`,
    ),
  };
}
