/**
 * How many articles on either side a landmark outweighs; a page has at least one more than that.
 */
const REACH = 6;

/** A page of a list as a range of positions: from the newest, up to but excluding `to`. */
export type Stretch = { readonly from: number; readonly to: number };

/** A unique number for each article that is independent of its date. */
function weightOf(id: number): number {
  let bits = id | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
}

type Articles = readonly { readonly id: number }[];

/** Not kept for the whole list: most positions are decided by their nearest neighbours. */
const weightAt = (articles: Articles, place: number) => weightOf(articles[place]?.id ?? 0);

/** @param place with REACH articles on either side. */
function isLandmark(articles: Articles, place: number): boolean {
  const weight = weightAt(articles, place);
  for (let step = 1; step <= REACH; step += 1) {
    if (weightAt(articles, place - step) <= weight) return false;
    if (weightAt(articles, place + step) <= weight) return false;
  }
  return true;
}

/**
 * Cuts a list into pages so that each change stays local. A page starts at a landmark: an article
 * that outweighs the six before it and the six after it, by a weight derived from its id. Only
 * these twelve decide that, so an article that is added, removed or moved, even in the middle of
 * ten thousand, changes the pages around it and no others. See docs/decisions/008.
 * @param newestFirst articles of the list.
 * @param least minimum size of the newest page, if there are as many articles.
 * @returns the newest page first, which always exists; each has at least seven positions, thirteen on
 * average.
 */
export function cutAtLandmarks(newestFirst: Articles, least: number): Stretch[] {
  const starts = [0];
  const last = newestFirst.length - 1 - REACH;
  for (let place = Math.max(least, REACH); place <= last; place += 1) {
    if (isLandmark(newestFirst, place)) starts.push(place);
  }
  return starts.map((from, page) => ({ from, to: starts[page + 1] ?? newestFirst.length }));
}
