import type { Article } from '../../../contract/schemas/article.ts';
import { relatedTo, WEIGHED, WEIGHED_LATER, WEIGHTS } from '../../config/related-articles.ts';
import { placeOf, type ArticleIndex } from './article-index.ts';

/** The articles that one of the index leads to. */
export function relatedArticles(article: Article, index: ArticleIndex): Article[] {
  const neighbours = (list: readonly Article[], weight: number) => {
    const place = placeOf(list, article);
    return {
      weight,
      earlier: list.slice(place + 1, place + 1 + WEIGHED),
      later: list.slice(Math.max(0, place - WEIGHED_LATER), place).reverse(),
    };
  };
  return relatedTo([
    ...article.tags.map((tag) => neighbours(index.listOf(null, tag), WEIGHTS.tag)),
    neighbours(index.listOf(article.category, null), WEIGHTS.category),
  ]);
}
