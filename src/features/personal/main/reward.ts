import type { PartnerOffer } from '../../../../contract/schemas/member.ts';

export type Reward = {
  readonly offer: PartnerOffer;
  /** Points still missing; none when it can be had now. */
  readonly missing: number;
  /** Per cent of its price that are there. */
  readonly progress: number;
};

/** From this part of its price on an offer is within sight. */
const IN_SIGHT = 50;

/**
 * What to save for: the cheapest offer beyond the balance once half of it is there, before that the
 * dearest that can be had now. What has no places left is nobody's aim.
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
