import type { Redirect as Former } from '../../../contract/schemas/reference.ts';
import { isPersonal } from '../../config/routes.ts';

export type Redirect = Pick<Former, 'from' | 'to'>;

/** The earlier pages of a list are below it and move with it. */
const EARLIER = /(?<=\/)page\/\d+\/$/;

/** The page of a URL, without its query and the place on the page. */
const pageOf = (address: string) => address.replace(/[?#].*$/, '');

/** Whether a redirect may lead there: to a built page, into the members' area, or to another site. */
const isTarget = (to: string, live: ReadonlySet<string>) =>
  !to.startsWith('/') || isPersonal(to) || live.has(pageOf(to));

/** The final target of a URL, or undefined in a loop. */
function endOf(start: string, next: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set([start]);
  let at = start;
  for (let to = next.get(at); to !== undefined; to = next.get(at)) {
    if (seen.has(to)) return undefined;
    seen.add(to);
    at = to;
  }
  return at;
}

/** The URL of the list whose earlier page this is; null for any other page. */
export function listOfEarlier(url: string): string | null {
  // A cheap check first: most pages are articles.
  const [below] = url.includes('/page/') ? (EARLIER.exec(url) ?? []) : [];
  return below === undefined ? null : url.slice(0, -below.length);
}

/** The earlier pages of lists, by the URL of the list. */
type EarlierPages = ReadonlyMap<string | null, Iterable<string>>;

/**
 * Previous URLs with the pages that replace them, without chains. A URL that has its own page does not
 * redirect, and no rule targets a page of ours that does not exist.
 * @param earlier the earlier pages among the live ones, for a caller that has them already.
 */
export function redirectsOf(
  redirects: readonly Redirect[],
  live: ReadonlySet<string>,
  earlier: EarlierPages = Map.groupBy(live, listOfEarlier),
): Redirect[] {
  const moved = redirects.filter(({ from }) => !live.has(from));
  const next = new Map(moved.map(({ from, to }) => [from, to]));
  const rules = new Map<string, string>();
  for (const { from } of moved) {
    const to = endOf(from, next);
    if (to !== undefined && isTarget(to, live)) rules.set(from, to);
  }
  const byTarget = Map.groupBy(rules, ([, to]) => to);
  for (const [to, formers] of byTarget) {
    for (const url of earlier.get(to) ?? []) {
      for (const [from] of formers) {
        const former = from + url.slice(to.length);
        if (!live.has(former) && !rules.has(former)) rules.set(former, url);
      }
    }
  }
  return [...rules].map(([from, to]) => ({ from, to }));
}

/**
 * The target of a rule for a query. Servers append the request's query to a target without one: on the same page
 * that would be the redirected address again.
 */
function targetOf(to: string, page: string, query: string): string {
  const [address = '', ...fragment] = to.split('#');
  if (address !== page) return to;
  return [`${page}?${query.split('=')[0]}=`, ...fragment].join('#');
}

/**
 * The file of rules that Netlify reads. Redirects from previous URLs are not forced, so an existing
 * file always wins over a rule; a theme with a redirect has a page, for navigation without a
 * document load, so its rule is forced.
 */
export function redirectFile(former: readonly Redirect[], moved: readonly Redirect[]): string {
  const lines = [
    ...former.map(({ from, to }) => {
      const [page = '', query] = from.split('?');
      // A section of the catalogue is a query: its page exists, so the rule has to be forced.
      return query === undefined
        ? `${from} ${to} 301\n`
        : `${page} ${query} ${targetOf(to, page, query)} 301!\n`;
    }),
    ...moved.map(({ from, to }) => `${from} ${to} 302!\n`),
  ];
  return lines.sort().join('');
}
