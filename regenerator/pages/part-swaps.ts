import type { ArticleCard } from '../../contract/schemas/article.ts';
import { isArticleCard } from '../../src/build/cards.ts';
import type { ComposedPage } from '../../src/build/compose/page.ts';
import type { PageFields } from '../../src/build/derive-pages.ts';
import { same } from './same.ts';

/** A part of a page as it shows it now, and as it should be. */
export type PartSwap =
  /** A card: of the same article, or of another one that takes its place. */
  | { readonly kind: 'card'; readonly before: ArticleCard; readonly after: ArticleCard }
  /** The cell of a card that leaves a list. */
  | { readonly kind: 'gone'; readonly before: ArticleCard }
  /** The number of articles above a list. */
  | { readonly kind: 'total'; readonly before: number; readonly after: number };

/**
 * Cards of other articles that a page can get without being rendered: the related ones that move up when one is
 * deleted, and the neighbours. Each has to be rendered in every form, so more of them take as long as the page.
 */
const MOST_OTHERS = 5;

/** The first cards of a list look different, and so does a list that has no more. */
const FIRST_CARDS = 3;

type ListPage = PageFields & ComposedPage<'articleList'>;
const isList = (page: PageFields): page is ListPage => page.kind === 'articleList';

/**
 * What becomes of a page of a list when the list loses an article.
 * @returns the page without what the swaps replace.
 */
function lostArticle(before: ListPage, after: ListPage): { page: PageFields; swaps: PartSwap[] } {
  const swaps: PartSwap[] = [];
  const data = { ...before.data };
  const [{ items, total }, now] = [before.data, after.data];
  if (total !== null && now.total !== null && total !== now.total) {
    swaps.push({ kind: 'total', before: total, after: now.total });
    data.total = now.total;
  }
  if (items.length === now.items.length + 1 && now.items.length > FIRST_CARDS) {
    const place = items.findIndex(({ id }, at) => id !== now.items[at]?.id);
    const gone = items[place];
    if (gone && place >= FIRST_CARDS) {
      swaps.push({ kind: 'gone', before: gone });
      data.items = items.toSpliced(place, 1);
    }
  }
  return { page: { ...before, data }, swaps };
}

/**
 * The difference between two versions of a page when it consists only of such parts: one entry for each place.
 * @returns null when more has changed.
 */
export function partSwaps(before: PageFields, after: PageFields): PartSwap[] | null {
  const { page, swaps } =
    isList(before) && isList(after) ? lostArticle(before, after) : { page: before, swaps: [] };
  let others = 0;
  const isBeside = same(page, after, (one, other) => {
    if (!isArticleCard(one) || !isArticleCard(other)) return false;
    if (!same(one, other)) swaps.push({ kind: 'card', before: one, after: other });
    if (one.id !== other.id) others += 1;
    return true;
  });
  return isBeside && others <= MOST_OTHERS ? swaps : null;
}
