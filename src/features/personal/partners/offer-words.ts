import type { PartnerOffer } from '../../../../contract/schemas/member.ts';
import { counted } from '../../../words/plural.ts';

const PLACES = { one: 'место', few: 'места', many: 'мест' };

/** How many can still have it: «осталось 3 места»; null where nobody counts. */
export function placesWords(left: number | null): string | null {
  if (left === null) return null;
  return left === 0 ? 'Мест нет' : `Осталось ${counted(left, PLACES)}`;
}

/** What one may do with an offer: order it, or why not. */
export type Reach = 'open' | 'taken' | 'dear';

/** How far an order is: looked at, asked whether the points may be spent, on its way. */
export type Stage = 'looking' | 'asking' | 'sending';

/**
 * @param points what the member has; null while nobody knows, and then the backend decides.
 */
export function reachOf(
  offer: Pick<PartnerOffer, 'points' | 'places_left'>,
  points: number | null,
): Reach {
  if (offer.places_left === 0) return 'taken';
  return points !== null && points < offer.points ? 'dear' : 'open';
}
