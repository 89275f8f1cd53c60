import type { CardForms } from '../../src/build/card-forms.ts';
import type { CardSwap } from '../pages/card-swaps.ts';

/** A part of a page, and its replacement. */
type Place = { readonly from: number; readonly to: number; readonly html: Buffer };

function placesOf(page: Buffer, part: Buffer): number[] {
  const places: number[] = [];
  for (let at = page.indexOf(part); at >= 0; at = page.indexOf(part, at + part.length)) {
    places.push(at);
  }
  return places;
}

/** Where a card is in a page, in any form. */
function swapsIn(page: Buffer, { before, after }: CardSwap, forms: CardForms): Place[] {
  return forms.flatMap((form) => {
    const old = Buffer.from(form(before));
    const found = placesOf(page, old);
    if (found.length === 0) return [];
    const html = Buffer.from(form(after));
    return found.map((from) => ({ from, to: from + old.length, html }));
  });
}

/**
 * A page with other cards in it.
 * @param page as it is stored.
 * @param swaps one for each place of a card.
 * @returns null unless the page has each of the old cards in exactly as many places, and all get the same card.
 */
export function swapCards(
  page: Buffer,
  swaps: readonly CardSwap[],
  forms: CardForms,
): Uint8Array<ArrayBuffer> | null {
  const byArticle = Map.groupBy(swaps, ({ before }) => before.id);
  const places: Place[] = [];
  for (const [swap, ...others] of byArticle.values()) {
    const found = swap ? swapsIn(page, swap, forms) : [];
    if (found.length !== 1 + others.length) return null;
    // Which place gets which card cannot be told.
    if (others.some(({ after }) => after.id !== swap?.after.id)) return null;
    places.push(...found);
  }
  places.sort((one, other) => one.from - other.from);
  const growth = places.reduce((sum, { from, to, html }) => sum + html.length - (to - from), 0);
  const next = new Uint8Array(page.length + growth);
  let [read, written] = [0, 0];
  const put = (bytes: Uint8Array) => {
    next.set(bytes, written);
    written += bytes.length;
  };
  for (const { from, to, html } of places) {
    put(page.subarray(read, from));
    put(html);
    read = to;
  }
  put(page.subarray(read));
  return next;
}
