/** Faults that only show when entities are compared with each other. */
import { LINKED_BY_SITE } from './linked-by-site.ts';
import type { ContentCollection } from '../../../contract/schemas/hook.ts';
import { FIXED_PAGES, linkedPage } from '../../page-addresses/site-pages.ts';
import type { Examined, Fault } from './examine.ts';

export type Finding = Fault &
  Pick<Examined, 'collection' | 'alias' | 'title'> & {
    /** Null for a draft of a new entity. */
    readonly id: number | null;
    readonly draft: number | null;
  };

/** A finding about the published state of an entity. */
export const findingOf = ({ collection, id, alias, title }: Examined, fault: Fault): Finding => ({
  ...{ collection, id, alias, title, draft: null },
  ...fault,
});

/** The title as a reader compares it: ignores spaces, case and «ё». */
const plain = (title: string) =>
  title
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

/** Pages of one collection with the same title, each with the aliases of the others. */
export function sameTitles(all: readonly Examined[]): Finding[] {
  const pages = all.filter(({ page }) => page !== null);
  const groups = Map.groupBy(pages, ({ collection, title }) => `${collection} ${plain(title)}`);
  return [...groups.values()].flatMap((group) =>
    group.length < 2
      ? []
      : group.map((one) => {
          const other = group.find(({ id }) => id !== one.id);
          const words = `Так\u00a0же называется ${other?.page ?? ''}`;
          return findingOf(one, { kind: 'same_title', field: 'title', words });
        }),
  );
}

/** Collections whose pages appear only in long lists unless a link leads to them. */
const FOUND_BY_LINKS: ReadonlySet<ContentCollection> = new Set(['articles', 'pages']);

/** Pages that no text, menu or tag leads to. */
export function orphans(all: readonly Examined[]): Finding[] {
  const linked = new Set<string>();
  for (const { links, page: own } of all) {
    for (const { address } of links) {
      const page = linkedPage(address);
      if (page !== own) linked.add(page);
    }
  }
  const isFound = (page: string) =>
    linked.has(page) || FIXED_PAGES.has(page) || LINKED_BY_SITE.has(page);
  return all.flatMap((one) => {
    const { collection, page, hasOtherWays } = one;
    if (page === null || hasOtherWays || !FOUND_BY_LINKS.has(collection) || isFound(page))
      return [];
    return [findingOf(one, { kind: 'orphan', field: null, words: page })];
  });
}

/** Footnotes that no text cites. */
export function unusedFootnotes(all: readonly Examined[]): Finding[] {
  const cited = new Set(all.flatMap(({ cites }) => cites));
  return all.flatMap((one) =>
    one.collection === 'footnotes' && !cited.has(one.alias)
      ? [findingOf(one, { kind: 'unused_footnote', field: null, words: one.alias })]
      : [],
  );
}

/** Years after which an article should be reviewed. */
const YEARS = 2;

/** Articles that have not been changed for that long, the oldest first. */
export function staleArticles(all: readonly Examined[], now: Date): Finding[] {
  const limit = new Date(now);
  limit.setFullYear(limit.getFullYear() - YEARS);
  const before = limit.toISOString();
  return all
    .filter(({ collection, updatedAt }) => collection === 'articles' && updatedAt < before)
    .sort((one, other) => one.updatedAt.localeCompare(other.updatedAt))
    .map((one) =>
      findingOf(one, {
        kind: 'stale',
        field: null,
        words: `С\u00a0${one.updatedAt.slice(0, 4)}\u00a0года`,
      }),
    );
}
