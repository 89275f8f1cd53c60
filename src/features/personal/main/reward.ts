import type { PartnerOffer } from '../../../../contract/schemas/member.ts';

export type Reward = {
  readonly offer: PartnerOffer;
  /** Points still missing; zero if it is affordable now. */
  readonly missing: number;
  /** The percentage of its price that the balance covers. */
  readonly progress: number;
};

/** From this share of its price, an offer counts as within reach. */
const IN_SIGHT = 50;

/**
 * The next goal: the cheapest offer beyond the balance once half of its price is saved, before that
 * the most expensive affordable one. Sold-out offers are excluded.
 */
export function nextReward(offers: readonly PartnerOffer[], available: number): Reward | null {
  const priced = offers
    .filter(({ places_left: places }) => places !== 0)
    .toSorted((one, other) => one.points - other.points)
    .map((offer) => ({
      offer,
      missing: Math.max(0, offer.points - available),
      progress:
        offer.points > 0 ? Math.min(100, Math.floor((available / offer.points) * 100)) : 100,
    }));
  const beyond = priced.find(({ missing }) => missing > 0);
  const within = priced.findLast(({ missing }) => missing === 0);
  if (beyond && beyond.progress >= IN_SIGHT) return beyond;
  return within ?? beyond ?? null;
}
