import type { Article, ArticleCard } from '../../contract/schemas/article.ts';
import type { Product, ProductCard } from '../../contract/schemas/product.ts';
import { SourcingError } from '../sourcing/source.ts';

/** One card per article, so that lists with the same card compare as equal immediately. */
const cards = new WeakMap<Article, ArticleCard>();

const made = new WeakSet<object>();

/** Whether a part of a page is an article's card, as the composers created it. */
export const isArticleCard = (part: object): part is ArticleCard => made.has(part);

/** The part of an article that lists show. */
export function articleCard(article: Article): ArticleCard {
  const known = cards.get(article);
  if (known) return known;
  const { id, alias, url, title, lead, cover, category, tags, published_on, reading_minutes } =
    article;
  const card = {
    id,
    alias,
    url,
    title,
    lead,
    cover,
    category,
    tags,
    published_on,
    reading_minutes,
  };
  cards.set(article, card);
  made.add(card);
  return card;
}

/** Reuses a card when none of the changes between two versions of an article is visible on it. */
export function keepCard(before: Article, after: Article): void {
  cards.set(after, articleCard(before));
}

/** The part of a product that shelves show. */
export function productCard(product: Product): ProductCard {
  const { id, alias, url, title, kind, lead, filter_keys } = product;
  const [cover] = product.gallery;
  if (!cover) {
    const told = { field: 'gallery', words: 'Добавьте хотя бы одну картинку' };
    throw new SourcingError(`Product ${alias} has no picture`, { told });
  }
  return { id, alias, url, title, kind, lead, filter_keys, cover };
}
