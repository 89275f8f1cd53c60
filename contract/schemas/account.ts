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

const words = v.nullable(v.string());

/** One answer to one consent. */
export const consentAnswer = v.object({
  id,
  code: text,
  /** Which wording was on the screen: its day. */
  version: text,
  given: v.boolean(),
  happened_at: moment,
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
  /** Also the webinars: `kind` tells them from the offers of partners. */
  orders: orders.entries.items,
  certificates: certificates.entries.items,
  /** What was filled in for the certificates. */
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
  /** By the form of questions, under the member's address or phone. */
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
  /** By any other form. */
  forms: v.array(
    v.object({ form: text, fields: v.record(v.string(), v.string()), sent_at: moment }),
  ),
  /** Letters and SMS to him. Codes and links that open something are left out of them. */
  messages: v.array(v.object({ to: text, channel: text, text, sent_at: moment })),
  /** When he signed in last on each device; which one it is, is known by a hash. */
  known_devices: v.array(v.object({ seen_at: moment })),
  sms_codes: v.array(v.object({ action: text, sent_at: moment, used_at: v.nullable(moment) })),
  letter_links: v.array(
    v.object({ purpose: text, email: text, created_at: moment, expires_at: moment }),
  ),
  /** Where he is signed in; what opens these sessions is known to nobody but the devices. */
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
  /** Receipts of requests that count once. */
  receipts: v.array(v.object({ call: text, answer: v.unknown(), at: moment })),
});

export type MemberData = v.InferOutput<typeof memberData>;
