import * as v from 'valibot';
import { id, moment, text } from '../fields.ts';
import { certificates } from './certificate.ts';
import { invitation, orders, packageCodes, pointsHistory, profile } from './member.ts';

/** An address is confirmed; whoever opened its letter is not signed in by that. */
export const emailConfirmed = v.object({ email: text, is_new: v.boolean() });

/** One place where a member is signed in: what he knows it by, as far as it is known. */
export const session = v.object({
  id,
  browser: v.nullable(text),
  system: v.nullable(text),
  device: v.picklist(['computer', 'phone', 'tablet']),
  /** The city it was last seen near. */
  city: v.nullable(text),
  signed_in_at: moment,
  last_seen_at: moment,
  /** The one that asks. */
  current: v.boolean(),
});

export type MemberSession = v.InferOutput<typeof session>;

/** Codes for another phone are on their way. */
export const phoneCodesSent = v.object({
  /** Seconds until both may be asked for again. */
  resend_in: v.number(),
  /** Whether the phone until now got one too; a member who came by e-mail may have none. */
  to_old: v.boolean(),
});

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
