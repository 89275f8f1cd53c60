import type { PartnerOffer } from '../../../../contract/schemas/member.ts';
import { counted } from '../../../words/plural.ts';
import { formatPoints } from '../../../words/points.ts';

const PLACES = { one: 'место', few: 'места', many: 'мест' };

/** How many are left: «осталось 3 места»; null if unlimited. */
export function placesWords(left: number | null): string | null {
  if (left === null) return null;
  return left === 0 ? 'Мест нет' : `Осталось ${counted(left, PLACES)}`;
}

/** What the button for an offer of this price says. */
export const orderWords = (points: number): string =>
  points > 0 ? `Заказать за\u00a0${formatPoints(points)}` : 'Заказать бесплатно';

/** What the member is told once the offer is ordered. */
export function orderedWords(number: string, points: number): string {
  const spent = points > 0 ? `. Списали ${formatPoints(points)}` : '';
  return `Заказ ${number} оформлен${spent}`;
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
