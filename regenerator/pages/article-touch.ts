import type { Article } from '../../contract/schemas/article.ts';
import { ArticleIndex, keysOf, placeOf } from '../../src/build/compose/article-index.ts';
import { articleCard, keepCard } from '../../src/build/cards.ts';
import { WEIGHED, WEIGHED_LATER } from '../../src/config/related-articles.ts';
import { same } from './same.ts';

/** One article before and after: null if it did not exist, or was removed. */
export type ArticleChange = { readonly before: Article | null; readonly after: Article | null };

/** The pages and lists that a change of articles may affect. */
export type Touched = {
  /** Articles whose own pages have to be checked. */
  readonly articles: Set<number>;
  /** Lists whose articles or their order have changed. */
  readonly lists: Set<string>;
  /** Articles with different text on their cards, or in other positions. */
  readonly cards: Set<Article>;
};

/** Whether it keeps its position in the same lists. */
export function staysInPlace({ before, after }: ArticleChange): boolean {
  if (!before || !after || before.published_on !== after.published_on) return false;
  const [was, is] = [keysOf(before), keysOf(after)];
  return was.length === is.length && was.every((key, place) => key === is[place]);
}

/** Whether lists and other pages show it unchanged. */
function looksSame({ before, after }: ArticleChange): boolean {
  if (!before || !after || !same(articleCard(before), articleCard(after))) return false;
  keepCard(before, after);
  return true;
}

/** Its neighbours, and articles that consider this one when they choose related ones. */
function lookingAt(index: ArticleIndex, article: Article): number[] {
  const around = (list: readonly Article[], before: number, after: number) => {
    const place = placeOf(list, article);
    return list.slice(Math.max(0, place - before), place + 1 + after).map(({ id }) => id);
  };
  const weighing = [
    index.listOf(article.category, null),
    ...article.tags.map((tag) => index.listOf(null, tag)),
  ].flatMap((list) => around(list, WEIGHED, WEIGHED_LATER));
  return [...weighing, ...around(index.listOf(null, null), 1, 1)];
}

/**
 * Updates the index.
 * @param shownBy which articles' pages currently show this one.
 * @returns everything to compose again; possibly more than has really changed, never less.
 */
export function applyChanges(
  index: ArticleIndex,
  changes: readonly ArticleChange[],
  shownBy: (id: number) => Iterable<number>,
): Touched {
  const touched: Touched = { articles: new Set(), lists: new Set(), cards: new Set() };
  const look = (ids: Iterable<number>) => {
    for (const id of ids) touched.articles.add(id);
  };
  for (const change of changes) {
    const { before, after } = change;
    const stays = staysInPlace(change);
    const isSeen = !stays || !looksSame(change);
    if (before) {
      look([before.id, ...(isSeen ? shownBy(before.id) : [])]);
      if (!stays) look(lookingAt(index, before));
      index.remove(before);
    }
    if (after) {
      index.add(after);
      look([after.id]);
      if (!stays) look(lookingAt(index, after));
      if (isSeen) touched.cards.add(after);
    }
    if (stays) continue;
    for (const article of [before, after]) {
      for (const key of article ? keysOf(article) : []) touched.lists.add(key);
    }
  }
  return touched;
}

/** Undoes `applyChanges`. */
export function undoChanges(index: ArticleIndex, changes: readonly ArticleChange[]): void {
  for (const { before, after } of changes.toReversed()) {
    if (after) index.remove(after);
    if (before) index.add(before);
  }
}
