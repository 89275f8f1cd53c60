/** How members earn points, how long points last, and the texts of the points menu. */
import * as v from 'valibot';
import { text } from '../fields.ts';

const whole = v.pipe(v.number(), v.integer());

/** Points for one thing, and its line in the history. */
const earning = v.object({ points: whole, title: text });

const way = v.object({ title: text, text });

export const pointsRules = v.object({
  earnings: v.object({
    survey: earning,
    quiz: earning,
    /** For an invited friend, on becoming a member. */
    invited: earning,
    /** For the inviter, with the friend's first registered code. */
    inviter: earning,
  }),
  /** Points of a package, by its contents. */
  packages: v.object({ lenses: whole, solution: whole, drops: whole }),
  /** Days for which earned points are valid after the day they were earned. */
  lifetime: whole,
  /** Minimum remaining days of refunded points, however old they are. */
  returned_lifetime: whole,
  /** Entries of the menu. */
  ways: v.object({ code: way, invite: way, quiz: way, survey: way, partners: way, webinars: way }),
});

export type PointsRules = v.InferOutput<typeof pointsRules>;
