/**
 * The related articles of an article: one rule for the pages of the site and for the call
 * `article.show`.
 */

/** The position of an article in time. */
export type Dated = { readonly id: number; readonly published_on: string };

/** Newest first, by id within a day: the order of the backend, regardless of the page order. */
export function newestFirst(one: Dated, other: Dated): number {
  const [day, otherDay] = [one.published_on, other.published_on];
  // Plain comparison is enough for dates in the contract's format; `localeCompare` is slower.
  if (day !== otherDay) return day < otherDay ? 1 : -1;
  return other.id - one.id;
}

const RELATED = 3;

/** The number of candidates considered from each list: those published just before. */
export const WEIGHED = 60;

/** The number of later ones considered if too few were published before. */
export const WEIGHED_LATER = RELATED;

/** What an article has in common with those of a list: a tag counts more than the category. */
export const WEIGHTS = { tag: 2, category: 1 } as const;

/** The considered part of a list that contains an article; the nearest in time first. */
export type Neighbours<Article> = {
  readonly weight: number;
  readonly earlier: readonly Article[];
  readonly later: readonly Article[];
};

/**
 * Earlier articles first, the nearest in time first: the related articles then stay the same when
 * new ones are published. Only the first few articles of a subject relate to later ones.
 */
function nearestFirst(article: Dated) {
  const isLater = (one: Dated) => newestFirst(one, article) < 0;
  return (one: Dated, other: Dated) => {
    if (isLater(one) !== isLater(other)) return isLater(one) ? 1 : -1;
    return isLater(one) ? newestFirst(other, one) : newestFirst(one, other);
  };
}

/** Most tags in common first, then the same category, then the nearest in time. */
export function relatedTo<Article extends Dated>(
  article: Dated,
  lists: readonly Neighbours<Article>[],
): Article[] {
  const scores = new Map<number, [candidate: Article, score: number]>();
  for (const { weight, earlier, later } of lists) {
    for (const candidate of earlier.length < RELATED ? [...earlier, ...later] : earlier) {
      const score = scores.get(candidate.id)?.[1] ?? 0;
      scores.set(candidate.id, [candidate, score + weight]);
    }
  }
  const nearest = nearestFirst(article);
  const best: [Article, number][] = [];
  for (const candidate of scores.values()) {
    const isWorse = ([other, score]: [Article, number]) =>
      (candidate[1] - score || nearest(other, candidate[0])) > 0;
    const place = best.findIndex(isWorse);
    if (place >= 0) best.splice(place, 0, candidate);
    else if (best.length < RELATED) best.push(candidate);
    if (best.length > RELATED) best.pop();
  }
  return best.map(([candidate]) => candidate);
}
