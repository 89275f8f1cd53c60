import type { Article } from '../../../contract/schemas/article.ts';
import { newestFirst } from '../content.ts';
import { placeOf, type ArticleIndex } from './article-index.ts';

const RELATED = 3;

/** How many candidates of each tag are weighed: those that came out just before. */
export const WEIGHED = 60;

/** How many later ones are weighed where too few came out before. */
export const WEIGHED_LATER = RELATED;

/**
 * Earlier articles first, the nearest in time before others: what an article leads to then stays
 * as it is when new ones come out. Only the first few of a subject lead to later ones.
 */
function nearestFirst(article: Article) {
  const isLater = (one: Article) => newestFirst(one, article) < 0;
  return (one: Article, other: Article) => {
    if (isLater(one) !== isLater(other)) return isLater(one) ? 1 : -1;
    return isLater(one) ? newestFirst(other, one) : newestFirst(one, other);
  };
}

/** Most tags in common first, then the same category, then the nearest in time. */
export function relatedArticles(article: Article, index: ArticleIndex): Article[] {
  const score = new Map<Article, number>();
  const weigh = (list: readonly Article[], weight: number) => {
    const place = placeOf(list, article);
    const earlier = list.slice(place + 1, place + 1 + WEIGHED);
    const later =
      earlier.length < RELATED ? list.slice(Math.max(0, place - WEIGHED_LATER), place) : [];
    for (const candidate of [...earlier, ...later]) {
      score.set(candidate, (score.get(candidate) ?? 0) + weight);
    }
  };
  for (const tag of article.tags) weigh(index.listOf(null, tag), 2);
  weigh(index.listOf(article.category, null), 1);
  const nearest = nearestFirst(article);
  const best: [Article, number][] = [];
  for (const candidate of score) {
    const isWorse = ([other, weight]: [Article, number]) =>
      (candidate[1] - weight || nearest(other, candidate[0])) > 0;
    const place = best.findIndex(isWorse);
    if (place >= 0) best.splice(place, 0, candidate);
    else if (best.length < RELATED) best.push(candidate);
    if (best.length > RELATED) best.pop();
  }
  return best.map(([candidate]) => candidate);
}
