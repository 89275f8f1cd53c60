import type { Redirect as Former } from '../../../contract/schemas/reference.ts';

export type Redirect = Pick<Former, 'from' | 'to'>;

/** Below a list stand its earlier pages; they move with it. */
const EARLIER = /(?<=\/)page\/\d+\/$/;

/** The page that an address leads to, whatever its query makes of it. */
const pageOf = (address: string) => address.split('?', 1).join();

/** Where an address leads in the end, or nothing where it goes in circles. */
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

/**
 * Former addresses with the pages that stand for them now, in one step each. An address that has a
 * page of its own leads nowhere else, and none leads to a page that does not exist.
 */
export function redirectsOf(redirects: readonly Redirect[], live: ReadonlySet<string>): Redirect[] {
  const moved = redirects.filter(({ from }) => !live.has(from));
  const next = new Map(moved.map(({ from, to }) => [from, to]));
  const rules = new Map<string, string>();
  for (const { from } of moved) {
    const to = endOf(from, next);
    if (to !== undefined && live.has(pageOf(to))) rules.set(from, to);
  }
  const byTarget = Map.groupBy(rules, ([, to]) => to);
  for (const url of live) {
    // A quick look first: most pages are articles.
    const [below] = url.includes('/page/') ? (EARLIER.exec(url) ?? []) : [];
    if (below === undefined) continue;
    for (const [from] of byTarget.get(url.slice(0, -below.length)) ?? []) {
      const former = from + below;
      if (!live.has(former) && !rules.has(former)) rules.set(former, url);
    }
  }
  return [...rules].map(([from, to]) => ({ from, to }));
}

/**
 * The file of rules that Netlify reads. Former addresses of pages force nothing, so a file always
 * comes before a rule; a theme that leads elsewhere has a page, for a visit without a document, and its
 * rule comes before that.
 */
export function redirectFile(former: readonly Redirect[], moved: readonly Redirect[]): string {
  const lines = [
    ...former.map(({ from, to }) => {
      const [page = '', query] = from.split('?');
      // A section of the catalogue is a query: its page is there, so the rule has to come before it.
      return query === undefined ? `${from} ${to} 301\n` : `${page} ${query} ${to} 301!\n`;
    }),
    ...moved.map(({ from, to }) => `${from} ${to} 302!\n`),
  ];
  return lines.sort().join('');
}
