import type { ArticleCard } from '../../contract/schemas/article.ts';
import { isArticleCard } from '../../src/build/cards.ts';
import type { PageFields } from '../../src/build/derive-pages.ts';
import { same } from './same.ts';

/** A card as a page shows it now, and what its place should show: the same article's card, or another's. */
export type CardSwap = { readonly before: ArticleCard; readonly after: ArticleCard };

/**
 * Cards of other articles that a page can get without being rendered: the related ones that move up when one is
 * deleted, and the neighbours. Each has to be rendered in every form, so more of them take as long as the page.
 */
const MOST_OTHERS = 5;

/**
 * The difference between two versions of a page when it consists only of cards: one entry for each place of a card.
 * @returns null when more has changed.
 */
export function cardSwaps(before: PageFields, after: PageFields): CardSwap[] | null {
  const swaps: CardSwap[] = [];
  const isBesideCards = same(before, after, (one, other) => {
    if (!isArticleCard(one) || !isArticleCard(other)) return false;
    if (!same(one, other)) swaps.push({ before: one, after: other });
    return true;
  });
  const others = swaps.filter((swap) => swap.before.id !== swap.after.id);
  return isBesideCards && others.length <= MOST_OTHERS ? swaps : null;
}
