import type { ArticleCard } from '../../contract/schemas/article.ts';
import { isArticleCard } from '../../src/build/cards.ts';
import type { PageFields } from '../../src/build/derive-pages.ts';
import { same } from './same.ts';

/** The card of an article as a page shows it now, and as it should be. */
export type CardSwap = { readonly before: ArticleCard; readonly after: ArticleCard };

/**
 * The difference between two versions of a page when it consists only of cards of the same
 * articles: one entry for each place of a card.
 * @returns null when more has changed.
 */
export function cardSwaps(before: PageFields, after: PageFields): CardSwap[] | null {
  const swaps: CardSwap[] = [];
  const isBesideCards = same(before, after, (one, other) => {
    if (!isArticleCard(one) || !isArticleCard(other) || one.id !== other.id) return false;
    if (!same(one, other)) swaps.push({ before: one, after: other });
    return true;
  });
  return isBesideCards ? swaps : null;
}
