/** Editors: accounts, sessions and presence. */
import * as v from 'valibot';
import { id, list, moment } from '../fields.ts';
import { EDITOR_ROLES, PERMISSIONS } from '../permissions.ts';
import { CONTENT_COLLECTIONS } from './hook.ts';

const roles = Object.keys(EDITOR_ROLES) as (keyof typeof EDITOR_ROLES)[];
export const editorRole = v.picklist(roles);

export const account = v.object({
  id,
  name: v.string(),
  /** A person's; null for a script. */
  email: v.nullable(v.string()),
  role: editorRole,
  has_token: v.boolean(),
  /** Whether the person has accepted the invitation. */
  has_password: v.boolean(),
  /** Whether it is temporarily switched off. */
  off: v.boolean(),
  created_at: moment,
  /** When the token expires. */
  expires_at: v.nullable(moment),
  seen_at: v.nullable(moment),
  /** When it was revoked for good. */
  revoked_at: v.nullable(moment),
});

/** A script's token is returned once, on creation; a person gets an email instead. */
export const newAccount = v.object({ ...account.entries, token: v.nullable(v.string()) });

export const accounts = list(account);

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
export const editorEmail = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(200),
  v.email('Нужен адрес почты, например vera@yasno.example'),
);
const timeAhead = v.pipe(v.string(), v.isoTimestamp('Нужно время, например 2026-11-21T09:00:00Z'));

/** With an e-mail, a person's account; without one, a script's. */
export const accountInput = v.strictObject({
  name,
  role: editorRole,
  email: v.nullish(editorEmail, null),
  expires_at: v.nullish(timeAhead, null),
});

export const accountChange = v.strictObject({
  name: v.optional(name),
  role: v.optional(editorRole),
  email: v.optional(v.nullable(editorEmail)),
  off: v.optional(v.boolean()),
  expires_at: v.optional(v.nullable(timeAhead)),
});

/**
 * The caller. `id` is the account's, which does not change with the name; null for the token in the
 * environment. `csrf` goes into the header `X-CSRF-Token` of every change; tokens have none.
 */
export const callingEditor = v.object({
  id: v.nullable(id),
  name: v.string(),
  /** Null for the token of a script; a backend of the version before does not tell it. */
  email: v.optional(v.nullable(v.string()), null),
  role: editorRole,
  permissions: v.array(v.picklist(PERMISSIONS)),
  csrf: v.nullable(v.string()),
});

/** What an editor has open; a null collection: nothing any more. */
export const presenceMark = v.strictObject({
  /** The id of the browser tab, which has one thing open at a time. */
  tab: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/)), ''),
  collection: v.nullable(v.picklist(CONTENT_COLLECTIONS)),
  entity_id: v.nullish(id, null),
  draft_id: v.nullish(id, null),
});

export const presence = v.object({
  who: v.string(),
  collection: v.picklist(CONTENT_COLLECTIONS),
  entity_id: v.nullable(id),
  draft_id: v.nullable(id),
  /** When it was opened. */
  since: moment,
  seen_at: moment,
});

export const presences = list(presence);

/** A session of a person, with its end. */
export const ownSession = v.object({
  id,
  /** The browser's user agent; null when it sends none. */
  user_agent: v.nullable(v.string()),
  created_at: moment,
  ends_at: moment,
  /** Whether this call belongs to it. */
  current: v.boolean(),
});

export const ownSessions = list(ownSession);

/** An empty result. */
export const done = v.object({ done: v.literal(true) });

export type Account = v.InferOutput<typeof account>;
export type AccountChange = v.InferOutput<typeof accountChange>;
export type OwnSession = v.InferOutput<typeof ownSession>;
export type Presence = v.InferOutput<typeof presence>;
export type PresenceMark = v.InferInput<typeof presenceMark>;
