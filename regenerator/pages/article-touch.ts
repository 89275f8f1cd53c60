import type { Article } from '../../contract/schemas/article.ts';
import { ArticleIndex, keysOf, placeOf } from '../../src/build/compose/article-index.ts';
import { articleCard, keepCard } from '../../src/build/cards.ts';
import { WEIGHED, WEIGHED_LATER } from '../../src/config/related-articles.ts';
import { same } from './same.ts';

/** One article before and after: null where there was none, or is none any more. */
export type ArticleChange = { readonly before: Article | null; readonly after: Article | null };

/** What a change of articles may have changed. */
export type Touched = {
  /** Articles whose own pages are to be looked at. */
  readonly articles: Set<number>;
  /** Lists that have other articles than before, or the same ones in another order. */
  readonly lists: Set<string>;
  /** Articles that stand where they stood, with other words on their cards. */
  readonly cards: Set<Article>;
};

/** Whether it stands in the same place of the same lists. */
export function staysInPlace({ before, after }: ArticleChange): boolean {
  if (!before || !after || before.published_on !== after.published_on) return false;
  const [was, is] = [keysOf(before), keysOf(after)];
  return was.length === is.length && was.every((key, place) => key === is[place]);
}

/** Whether lists and other pages show the same of it. */
function looksSame({ before, after }: ArticleChange): boolean {
  if (!before || !after || !same(articleCard(before), articleCard(after))) return false;
  keepCard(before, after);
  return true;
}

/** Articles that weigh this one when they look for related ones, and its neighbours. */
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
 * Brings the index up to date.
 * @param shownBy which articles' pages show this one, as they stand.
 * @returns what is to be composed again; more than has really changed, never less.
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
      else if (isSeen) touched.cards.add(after);
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
