import type { PartnerOffer } from '../../../../contract/schemas/member.ts';
import { counted } from '../../../words/plural.ts';

const PLACES = { one: 'место', few: 'места', many: 'мест' };

/** How many are left: «осталось 3 места»; null if unlimited. */
export function placesWords(left: number | null): string | null {
  if (left === null) return null;
  return left === 0 ? 'Мест нет' : `Осталось ${counted(left, PLACES)}`;
}

/** The possible action for an offer: order it, or why not. */
export type Reach = 'open' | 'taken' | 'dear';

/** The progress of an order: details, confirmation, pending. */
export type Stage = 'looking' | 'asking' | 'sending';

/** @param points the member's balance; null if unknown, and then the backend decides. */
export function reachOf(
  offer: Pick<PartnerOffer, 'points' | 'places_left'>,
  points: number | null,
): Reach {
  if (offer.places_left === 0) return 'taken';
  return points !== null && points < offer.points ? 'dear' : 'open';
}
