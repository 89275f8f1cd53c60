import type { Category, Tag } from '../../contract/schemas/article.ts';
import type { Choice, Combination } from '../../src/build/compose/article-filters.ts';
import { listKey } from '../../src/build/compose/article-index.ts';
import { same } from './same.ts';

/** What the filters of all lists are made of. */
export type Shelves = {
  readonly categories: readonly Category[];
  readonly tags: readonly Tag[];
  readonly combinations: ReadonlyMap<string, Combination>;
};

/** What every list shows of a category or a tag: not its number of articles, but whether there are any. */
const shownOf = <One extends Category | Tag>(one: One) => ({ ...one, articles: one.articles > 0 });

const isAsBefore = (before: readonly (Category | Tag)[], now: readonly (Category | Tag)[]) =>
  before === now || same(before.map(shownOf), now.map(shownOf));

type Named = Parameters<typeof listKey>[0];

const keysOf = ({ category, tag }: { category: Named; tag: Named }) => [
  listKey(category, null),
  listKey(null, tag),
];

/** The lists of categories and tags whose combinations are new, gone or elsewhere. */
function rearranged(these: Shelves['combinations'], others: Shelves['combinations']): string[] {
  return [...these].flatMap(([key, combination]) =>
    others.get(key)?.url === combination.url ? [] : keysOf(combination),
  );
}

/** The lists of categories or of tags that have another number of articles. */
function recounted(before: readonly (Category | Tag)[], now: readonly (Category | Tag)[]) {
  return now.filter(({ articles }, place) => before[place]?.articles !== articles);
}

/**
 * Which lists may have other filters than before (`filtersOf`): the list of all, and those of a category or of
 * a tag that has other articles, alone or in a combination. Others link to the same lists with the same counts.
 * @param moved names of the lists whose articles or their order have changed.
 * @returns a function that is true for every list if a category or a tag is named differently, is new or is
 * gone.
 */
export function changedFilters(
  before: Shelves,
  now: Shelves,
  moved: ReadonlySet<string>,
): (list: Choice) => boolean {
  const isSteady =
    isAsBefore(before.categories, now.categories) && isAsBefore(before.tags, now.tags);
  if (!isSteady) return () => true;
  const changed = new Set([
    ...moved,
    ...recounted(before.categories, now.categories).map((category) => listKey(category, null)),
    ...recounted(before.tags, now.tags).map((tag) => listKey(null, tag)),
    ...rearranged(before.combinations, now.combinations),
    ...rearranged(now.combinations, before.combinations),
  ]);
  const isChanged = (category: Named, tag: Named) => changed.has(listKey(category, tag));
  return ({ section, tag }) =>
    (!section && !tag) ||
    (section !== null && isChanged(section, null)) ||
    (tag !== null && isChanged(null, tag));
}
