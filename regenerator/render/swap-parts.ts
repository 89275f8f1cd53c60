import type { PartForms } from '../../src/build/part-forms.ts';
import type { PartSwap } from '../pages/part-swaps.ts';

/** A part of a page, and its replacement. */
type Place = { readonly from: number; readonly to: number; readonly html: Buffer };

/** What a part may look like in a page, and what replaces it then. */
type Look = { readonly before: string; readonly after: () => string };

function looksOf(swap: PartSwap, forms: PartForms): Look[] {
  switch (swap.kind) {
    case 'card':
      return forms.cards.map((form) => ({
        before: form(swap.before),
        after: () => form(swap.after),
      }));
    case 'gone':
      return [{ before: forms.cell(swap.before), after: () => '' }];
    case 'total':
      return [{ before: forms.total(swap.before), after: () => forms.total(swap.after) }];
    case 'link':
      return [{ before: forms.link(swap.before), after: () => forms.link(swap.after) }];
  }
}

/** The part that a swap replaces. */
function partOf(swap: PartSwap): string {
  const isCard = swap.kind === 'card' || swap.kind === 'gone';
  return `${swap.kind} ${isCard ? swap.before.id : JSON.stringify(swap.before)}`;
}

/** What replaces it, as far as it decides between places of the same part. */
function nextOf(swap: PartSwap): number | null {
  if (swap.kind === 'card') return swap.after.id;
  return swap.kind === 'link' ? swap.after.count : null;
}

function placesOf(page: Buffer, part: Buffer): number[] {
  const places: number[] = [];
  for (let at = page.indexOf(part); at >= 0; at = page.indexOf(part, at + part.length)) {
    places.push(at);
  }
  return places;
}

/** Where a part is in a page, however it looks. */
function swapsIn(page: Buffer, swap: PartSwap, forms: PartForms): Place[] {
  return looksOf(swap, forms).flatMap(({ before, after }) => {
    const old = Buffer.from(before);
    const found = placesOf(page, old);
    if (found.length === 0) return [];
    const html = Buffer.from(after());
    return found.map((from) => ({ from, to: from + old.length, html }));
  });
}

/**
 * A page with other parts in it.
 * @param page as it is stored.
 * @param swaps one for each place of a part.
 * @returns null unless the page has each of the old parts in exactly as many places, and all get the same part.
 */
export function swapParts(
  page: Buffer,
  swaps: readonly PartSwap[],
  forms: PartForms,
): Uint8Array<ArrayBuffer> | null {
  const places: Place[] = [];
  for (const [swap, ...others] of Map.groupBy(swaps, partOf).values()) {
    const found = swap ? swapsIn(page, swap, forms) : [];
    if (!swap || found.length !== 1 + others.length) return null;
    // Which place gets which card cannot be told.
    if (others.some((other) => nextOf(other) !== nextOf(swap))) return null;
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
