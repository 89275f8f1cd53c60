import * as v from 'valibot';
import { moment, text } from '../fields.ts';
import { certificates } from './certificate.ts';
import { invitation, orders, packageCodes, pointsHistory, profile } from './member.ts';

/** An address is confirmed; whoever opened its letter is not signed in by that. */
export const emailConfirmed = v.object({ email: text, is_new: v.boolean() });

/** Everything kept about a member, in the shapes of the calls that show its parts. */
export const memberData = v.object({
  made_at: moment,
  profile,
  /** How the profile was before, newest first. */
  profile_history: v.array(
    v.object({ changed_at: moment, fields: v.record(v.string(), v.unknown()) }),
  ),
  points: pointsHistory.entries.items,
  orders: orders.entries.items,
  certificates: certificates.entries.items,
  package_codes: packageCodes.entries.items,
  invitation: v.nullable(invitation),
});

export type MemberData = v.InferOutput<typeof memberData>;
