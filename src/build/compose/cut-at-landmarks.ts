/** How many articles on either side a landmark outweighs; so the fewest on a page are one more. */
const REACH = 6;

/** A page of a list as the places it takes: from the newest, up to but without `to`. */
export type Stretch = { readonly from: number; readonly to: number };

/** A number for each article that has nothing to do with when it was published; never the same for two. */
function weightOf(id: number): number {
  let bits = id | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
}

function isLandmark(weights: Uint32Array, place: number): boolean {
  const weight = weights[place] ?? 0;
  for (let step = 1; step <= REACH; step += 1) {
    if ((weights[place - step] ?? weight) <= weight) return false;
    if ((weights[place + step] ?? weight) <= weight) return false;
  }
  return true;
}

/**
 * Cuts a list into pages so that each change of it stays where it is. A page starts at a landmark:
 * an article that outweighs the six before it and the six after it, by a weight made of its id.
 * Whether it does is up to these twelve alone, so an article that comes, goes or moves, in the middle
 * of ten thousand too, changes the pages around it and none further on. See docs/decisions/008.
 * @param newestFirst articles of the list.
 * @param least articles that the newest page has at least, if there are as many.
 * @returns newest page first, which there always is; seven or more places each, thirteen on
 *   average.
 */
export function cutAtLandmarks(
  newestFirst: readonly { readonly id: number }[],
  least: number,
): Stretch[] {
  const weights = Uint32Array.from(newestFirst, ({ id }) => weightOf(id));
  const starts = [0];
  const last = newestFirst.length - 1 - REACH;
  for (let place = Math.max(least, REACH); place <= last; place += 1) {
    if (isLandmark(weights, place)) starts.push(place);
  }
  return starts.map((from, page) => ({ from, to: starts[page + 1] ?? newestFirst.length }));
}
