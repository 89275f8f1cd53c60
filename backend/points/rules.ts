/** What earns points and what spends them: numbers and words, and nothing about how they are kept. */
import type { Rule } from '../db/schema-points.ts';
import { addDays, dayOf } from '../moscow-day.ts';

/** Days that earned points live after the day they came. */
const LIFETIME = 365;

/** Days that returned points live at least, however old they are. */
const RETURNED_LIFETIME = 30;

/** A way to earn: the same points each time. */
export type Earning = { readonly rule: Rule; readonly points: number; readonly title: string };

/** Each survey and quiz that a member answers, and both sides of an invitation. */
export const EARNINGS = {
  survey: { rule: 'survey', points: 50, title: 'Ответы на\u00a0опрос' },
  quiz: { rule: 'quiz', points: 70, title: 'Викторина об\u00a0уходе за\u00a0линзами' },
  /** For who came by an invitation, when he becomes a member. */
  invited: { rule: 'invited', points: 150, title: 'Бонус по\u00a0приглашению друга' },
  /** For who invited him, with the friend's first registered code; its reference is the friend's id. */
  inviter: { rule: 'inviter', points: 300, title: 'Друг зарегистрировал первую упаковку' },
} as const satisfies Record<string, Earning>;

/** Points of a package, by what is in it. */
export const PACKAGE_POINTS = { lenses: 150, solution: 80, drops: 60 } as const;

/** Last day that points which came then can be spent. */
export const expiryOf = (now: Date) => addDays(dayOf(now), LIFETIME);

/** Last day of points that come back: their own, but never so soon that they are of no use. */
export function returnedExpiryOf(expiresOn: string | null, now: Date): string | null {
  if (expiresOn === null) return null;
  const soonest = addDays(dayOf(now), RETURNED_LIFETIME);
  return expiresOn > soonest ? expiresOn : soonest;
}
