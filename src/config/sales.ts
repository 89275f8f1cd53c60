import type { Discount } from '../../contract/schemas/discount.ts';
import { standingOn } from './offer-standing.ts';

/** The offer in a URL, by its alias or number; undefined if there is none. */
export function saleOf(items: readonly Discount[], slug: string): Discount | undefined {
  return items.find(({ alias, id }) => alias === slug || String(id) === slug);
}

const PLACES = { running: 0, upcoming: 1, over: 2 } as const;

/**
 * Running offers, the earliest end first; then upcoming ones, the earliest beginning first; those that are over
 * go last. Without a day, an empty text, all of them count as running.
 */
export function inOrder(items: readonly Discount[], today: string): Discount[] {
  const standing = (offer: Discount) => (today === '' ? 'running' : standingOn(today, offer));
  const key = (offer: Discount) =>
    standing(offer) === 'upcoming' ? offer.valid_from : offer.valid_to;
  return [...items].sort(
    (a, b) => PLACES[standing(a)] - PLACES[standing(b)] || key(a).localeCompare(key(b)),
  );
}
