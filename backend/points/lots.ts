/** Computes which earned points are left, deterministically and from the entries alone. */
import type { Rule } from '../db/schema-points.ts';

export type Entry = {
  readonly id: number;
  readonly rule: Rule;
  readonly reference: string;
  readonly points: number;
  readonly expiresOn: string | null;
};

/** Points earned together, and how many of them are left. */
export type Lot = {
  readonly id: number;
  readonly expiresOn: string | null;
  left: number;
};

/** A part of a lot that a payment used. */
type Part = { readonly expiresOn: string | null; readonly points: number };

/** Later than any real day. */
const NEVER = '9999-12-31';

/** Soonest to expire is spent first; on the same day, the oldest. */
const spentFirst = (one: Lot, other: Lot) => {
  const [day, otherDay] = [one.expiresOn ?? NEVER, other.expiresOn ?? NEVER];
  return day === otherDay ? one.id - other.id : day < otherDay ? -1 : 1;
};

function take(lots: readonly Lot[], points: number): Part[] {
  const parts: Part[] = [];
  let wanted = points;
  for (const lot of lots) {
    const taken = Math.min(lot.left, wanted);
    if (taken === 0) continue;
    lot.left -= taken;
    wanted -= taken;
    parts.push({ expiresOn: lot.expiresOn, points: taken });
  }
  if (wanted > 0) throw new Error(`The ledger has spent ${wanted} points that were not available`);
  return parts;
}

/** Reference of the entry that expires the rest of a lot. */
export const expiryReference = (lot: Pick<Lot, 'id'>) => String(lot.id);

/**
 * Replays one member's entries in the order of their ids.
 * @returns the remaining lots, soonest to expire first, and the lots each payment used.
 */
export function playThrough(entries: readonly Entry[]) {
  const lots: Lot[] = [];
  const paid = new Map<number, Part[]>();
  for (const { id, rule, reference, points, expiresOn } of entries) {
    if (points > 0) {
      lots.push({ id, expiresOn, left: points });
      lots.sort(spentFirst);
    } else {
      const from =
        rule === 'expiry' ? lots.filter((lot) => expiryReference(lot) === reference) : lots;
      paid.set(id, take(from, -points));
    }
  }
  return { left: lots.filter((lot) => lot.left > 0), paid };
}

/** Lots whose last day has passed. */
export const overOn = (left: readonly Lot[], today: string) =>
  left.filter(({ expiresOn }) => expiresOn !== null && expiresOn < today);
