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

/** The considered part of a list that contains an article; on both sides the nearest in time first. */
export type Neighbours<Article> = {
  readonly weight: number;
  readonly earlier: readonly Article[];
  readonly later: readonly Article[];
};

/** A list that is walked, and how far. */
type Walk<Article> = {
  readonly weight: number;
  readonly list: readonly Article[];
  place: number;
};

type Order = (one: Dated, other: Dated) => number;

const latestFirst: Order = (one, other) => newestFirst(other, one);

/** The next article of lists that have this order; undefined at their end. */
function nextOf<Article extends Dated>(walks: readonly Walk<Article>[], order: Order) {
  let next: Article | undefined;
  for (const { list, place } of walks) {
    const head = list[place];
    if (head && (!next || order(head, next) < 0)) next = head;
  }
  return next;
}

/** Passes an article in all lists that have it. @returns what it has in common with these. */
function pass<Article extends Dated>(walks: readonly Walk<Article>[], { id }: Dated): number {
  let score = 0;
  for (const walk of walks) {
    if (walk.list[walk.place]?.id !== id) continue;
    walk.place += 1;
    score += walk.weight;
  }
  return score;
}

/**
 * Most tags in common first, then the same category, then the nearest in time: earlier ones, which stay the same
 * when new articles are published. Only the first few articles of a subject relate to later ones.
 *
 * The lists are walked side by side. An edit may ask this for hundreds of articles with hundreds of candidates each;
 * a table of their scores was 40 % of what the garbage collector had to do.
 */
export function relatedTo<Article extends Dated>(lists: readonly Neighbours<Article>[]): Article[] {
  const best: Article[] = [];
  const scores: number[] = [];
  const walk = (walks: readonly Walk<Article>[], order: Order) => {
    for (let one = nextOf(walks, order); one; one = nextOf(walks, order)) {
      const score = pass(walks, one);
      // What is further away comes after those with the same score.
      let place = best.length;
      while (place > 0 && (scores[place - 1] ?? 0) < score) place -= 1;
      if (place >= RELATED) continue;
      best.splice(place, 0, one);
      scores.splice(place, 0, score);
      best.length = Math.min(best.length, RELATED);
      scores.length = best.length;
    }
  };
  const side = (list: readonly Article[], weight: number) => ({ weight, list, place: 0 });
  walk(
    lists.map(({ earlier, weight }) => side(earlier, weight)),
    newestFirst,
  );
  const short = lists.filter(({ earlier }) => earlier.length < RELATED);
  walk(
    short.map(({ later, weight }) => side(later, weight)),
    latestFirst,
  );
  return best;
}
