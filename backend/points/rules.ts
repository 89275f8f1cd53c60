/** How points are earned and how long they live: an editor's document, read on use. */
import { pointsRules, type PointsRules } from '../../contract/schemas/points-rules.ts';
import type { Database } from '../db/database.ts';
import type { Rule } from '../db/schema-points.ts';
import { addDays, dayOf } from '../moscow-day.ts';
import { wholeDocument } from '../stored-document.ts';

/** Ways to earn a fixed number of points. */
export type EarningRule = Extract<Rule, keyof PointsRules['earnings']>;

const POINTS_RULES = 'points.rules';

/** The current rules; existing entries keep their points and their expiry. */
export const readPointsRules = (db: Database): Promise<PointsRules> =>
  wholeDocument(db, POINTS_RULES, pointsRules);

type Lifetimes = Pick<PointsRules, 'lifetime' | 'returned_lifetime'>;

/** Last day that points earned at that moment can be spent. */
export const expiryOf = (now: Date, { lifetime }: Pick<Lifetimes, 'lifetime'>) =>
  addDays(dayOf(now), lifetime);

/** Last day of refunded points: their own, but late enough for them to be of use. */
export function returnedExpiryOf(
  expiresOn: string | null,
  now: Date,
  { returned_lifetime: days }: Pick<Lifetimes, 'returned_lifetime'>,
): string | null {
  if (expiresOn === null) return null;
  const soonest = addDays(dayOf(now), days);
  return expiresOn > soonest ? expiresOn : soonest;
}
