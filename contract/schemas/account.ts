import * as v from 'valibot';
import { id, moment, text } from '../fields.ts';
import { certificates } from './certificate.ts';
import { invitation, orders, packageCodes, pointsHistory, profile } from './member.ts';

/** An email was confirmed; opening the link does not sign the visitor in. */
export const emailConfirmed = v.object({ email: text, is_new: v.boolean() });

/** One of a member's sessions, with the traits they recognise it by, as far as known. */
export const session = v.object({
  id,
  browser: v.nullable(text),
  system: v.nullable(text),
  device: v.picklist(['computer', 'phone', 'tablet']),
  /** The nearest city at the last visit. */
  city: v.nullable(text),
  signed_in_at: moment,
  last_seen_at: moment,
  /** Whether it is the calling session. */
  current: v.boolean(),
});

export type MemberSession = v.InferOutput<typeof session>;

/** Codes for a change of phone were sent. */
export const phoneCodesSent = v.object({
  /** Seconds until both can be requested again. */
  resend_in: v.number(),
  /** Whether the current phone got one, too; a member who registered by email may have none. */
  to_old: v.boolean(),
});

const words = v.nullable(v.string());

/** One answer to one consent. */
export const consentAnswer = v.object({
  id,
  code: text,
  /** The wording on the screen, identified by its day. */
  version: text,
  given: v.boolean(),
  happened_at: moment,
});

/** A mailing list, and whether the member is subscribed. */
export const mailing = v.object({ list: text, given: v.boolean() });

/** All data stored about a member, in the shapes of the calls that show its parts. */
export const memberData = v.object({
  made_at: moment,
  profile,
  /** Former values of the profile, newest first. */
  profile_history: v.array(
    v.object({ changed_at: moment, fields: v.record(v.string(), v.unknown()) }),
  ),
  points: pointsHistory.entries.items,
  /** Includes webinars: `kind` distinguishes them from partner offers. */
  orders: orders.entries.items,
  certificates: certificates.entries.items,
  /** The forms submitted for certificates. */
  certificate_forms: v.array(
    v.object({
      name: text,
      last_name: v.string(),
      email: v.string(),
      phone: text,
      address: v.string(),
      optic_id: id,
      is_loyalty_member: v.nullable(v.boolean()),
      wants_to_join: v.nullable(v.boolean()),
      extra: v.record(v.string(), v.unknown()),
      sent_at: moment,
    }),
  ),
  package_codes: packageCodes.entries.items,
  invitation: v.nullable(invitation),
  joined: v.object({ at: moment, by_invitation: v.boolean() }),
  consents: v.array(v.object({ ...consentAnswer.entries, address: words })),
  surveys: v.array(
    v.object({
      form_id: id,
      title: words,
      answers: v.array(v.unknown()),
      device_id: words,
      answered_at: moment,
    }),
  ),
  reviews: v.array(
    v.object({
      kind: text,
      rating: v.nullable(v.number()),
      text: v.string(),
      url: words,
      page: words,
      product_id: v.nullable(id),
      device_id: words,
      written_at: moment,
    }),
  ),
  /** Questions sent with the feedback form, under the member's email or phone. */
  questions: v.array(
    v.object({
      name: text,
      email: text,
      phone: words,
      company: words,
      source: words,
      traffic: words,
      question: text,
      sent_at: moment,
    }),
  ),
  /** Entries of all other forms. */
  forms: v.array(
    v.object({ form: text, fields: v.record(v.string(), v.string()), sent_at: moment }),
  ),
  /** Emails and SMS to the member. Codes and links that grant access are masked. */
  messages: v.array(v.object({ to: text, channel: text, text, sent_at: moment })),
  /** Last sign-in per device; the device itself is only stored as a hash. */
  known_devices: v.array(v.object({ seen_at: moment })),
  sms_codes: v.array(v.object({ action: text, sent_at: moment, used_at: v.nullable(moment) })),
  letter_links: v.array(
    v.object({ purpose: text, email: text, created_at: moment, expires_at: moment }),
  ),
  /** The member's sessions; their tokens are known only to the devices. */
  sessions: v.array(
    v.object({
      device_id: words,
      user_agent: words,
      city_id: v.nullable(id),
      last_seen_at: moment,
      verified_phone: words,
      verified_at: v.nullable(moment),
      created_at: moment,
      expires_at: moment,
    }),
  ),
  /** Stored responses of idempotent requests. */
  receipts: v.array(v.object({ call: text, answer: v.unknown(), at: moment })),
});

export type MemberData = v.InferOutput<typeof memberData>;
