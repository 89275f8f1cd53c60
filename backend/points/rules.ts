/** What earns and spends points: amounts and texts, independent of storage. */
import type { Rule } from '../db/schema-points.ts';
import { addDays, dayOf } from '../moscow-day.ts';

/** Days that earned points live after the day they were earned. */
const LIFETIME = 365;

/** Minimum remaining days of refunded points, however old they are. */
const RETURNED_LIFETIME = 30;

/** A way to earn a fixed number of points. */
export type Earning = { readonly rule: Rule; readonly points: number; readonly title: string };

/** Each answered survey or quiz, and both sides of an invitation. */
export const EARNINGS = {
  survey: { rule: 'survey', points: 50, title: 'Ответы на\u00a0опрос' },
  quiz: { rule: 'quiz', points: 70, title: 'Викторина об\u00a0уходе за\u00a0линзами' },
  /** For an invited friend, on becoming a member. */
  invited: { rule: 'invited', points: 150, title: 'Бонус по\u00a0приглашению друга' },
  /** For the inviter, with the friend's first registered code; its reference is the friend's id. */
  inviter: { rule: 'inviter', points: 300, title: 'Друг зарегистрировал первую упаковку' },
} as const satisfies Record<string, Earning>;

/** Points of a package, by its contents. */
export const PACKAGE_POINTS = { lenses: 150, solution: 80, drops: 60 } as const;

/** Last day that points earned at that moment can be spent. */
export const expiryOf = (now: Date) => addDays(dayOf(now), LIFETIME);

/** Last day of refunded points: their own, but not so soon that they are of no use. */
export function returnedExpiryOf(expiresOn: string | null, now: Date): string | null {
  if (expiresOn === null) return null;
  const soonest = addDays(dayOf(now), RETURNED_LIFETIME);
  return expiresOn > soonest ? expiresOn : soonest;
}
