import type * as v from 'valibot';
import type { callingEditor } from '../schemas/editor-people.ts';
import type { SomeDocs } from './doc.ts';
import { account } from './examples/editor.ts';
import { CHANGED, listed } from './examples/listed.ts';

const me = {
  id: account.id,
  name: 'Вера',
  email: 'vera@yasno.example',
  role: 'publisher',
  permissions: ['read', 'draft', 'publish'],
  csrf: 'q3Zb5Ck0nXw8dU1vR7sYtAq3Zb5Ck0nXw8dU1vR7sYtA',
} satisfies v.InferOutput<typeof callingEditor>;
const here = {
  who: 'Вера',
  collection: 'articles',
  entity_id: 7,
  draft_id: null,
  since: CHANGED,
  seen_at: CHANGED,
} as const;
const session = {
  id: 3,
  user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/145.0',
  created_at: CHANGED,
  ends_at: '2026-11-22T21:30:00.000Z',
  current: true,
} as const;
const done = { done: true } as const;
const email = 'vera@yasno.example';

/** Editors: sign-in, accounts, and presence. */
export const editorPeople = {
  editorMe: {
    summary: 'Get the current editor',
    description:
      'Checks whether the token or session is valid, and returns the role’s permissions. With a ' +
      'session, every change requires the value of `csrf` in the `X-CSRF-Token` header.',
    example: me,
  },
  editorSignIn: {
    summary: 'Sign an editor in',
    description:
      'Sets an `HttpOnly` cookie. The session lasts twelve hours. Limited to ten attempts per ' +
      'quarter of an hour.',
    params: { credentials: { email, password: 'кофе лампа ветер окно' } },
    example: me,
  },
  editorSignOut: {
    summary: 'Sign an editor out',
    description: 'Ends the session of the cookie.',
    example: done,
  },
  editorForgotten: {
    summary: 'Request a new password for an editor',
    description:
      'Sends an email with a link if the address belongs to an editor; the response is the same ' +
      'either way.',
    params: { asking: { email } },
    example: done,
  },
  editorPassword: {
    summary: 'Set a password with the key from an email',
    description: 'The key can be used once. All sessions of the account end.',
    params: { wanted: { key: 'q3Zb5Ck0nXw8dU1vR7sYtA', password: 'кофе лампа ветер окно' } },
    example: done,
  },
  editorPasswordChange: {
    summary: 'Change your own password',
    description:
      'Requires the current password. All sessions end, including the calling one. Limited to ten ' +
      'attempts per quarter of an hour.',
    params: { wanted: { old: 'кофе лампа ветер', password: 'кофе лампа ветер окно' } },
    example: done,
  },
  editorOwnSessions: {
    summary: 'List your own sessions',
    description: 'Newest first. The token of a script has no sessions.',
    example: listed(session),
  },
  editorOwnSessionEnd: {
    summary: 'End one of your sessions',
    description: 'That browser has to sign in again. Returns the remaining sessions.',
    params: { id: session.id },
    example: listed(session),
  },
  editorOwnSessionsEnd: {
    summary: 'End all your other sessions',
    description: 'Only the calling session remains.',
    example: listed(session),
  },
  editorAccounts: {
    summary: 'List the editor accounts',
    description: 'Includes disabled and closed accounts. Tokens are not returned.',
    example: listed(account),
  },
  editorAccountNew: {
    summary: 'Create an account',
    description:
      'With an `email`, the account is a person’s: an email invites them to set a password. Without ' +
      'one, it is a script’s: the token is returned only in this response and may expire ' +
      '(`expires_at`). A `viewer` reads, an `editor` writes drafts, a `publisher` publishes, ' +
      '`support` has access to personal data, an `administrator` can do all of this and manages ' +
      'accounts.',
    params: { account: { name: account.name, role: account.role } },
    example: { ...account, token: 'q3Zb5Ck0nXw8dU1vR7sYtA' },
  },
  editorAccountChange: {
    summary: 'Change an account',
    description:
      'Changes its name, role, email or expiry, or disables it. Changing the role or disabling the ' +
      'account ends its sessions. So does changing the email, which also invalidates the password ' +
      'and the links sent to the previous address: an email to the new address lets its owner choose ' +
      'a new password. Editors who change their own email keep their password and the calling ' +
      'session. Nobody can change their own role or access.',
    params: { id: account.id, change: { off: true } },
    example: { ...account, off: true },
  },
  editorAccountRevoke: {
    summary: 'Close an account permanently',
    description: 'Its token and sessions end. Its actions stay in the log.',
    params: { id: account.id },
    example: { ...account, revoked_at: '2026-11-22T09:30:00.000Z' },
  },
  editorPresence: {
    summary: 'See who is editing what',
    description: 'Editors who have reported their presence within the last minute.',
    example: listed(here),
  },
  editorPresenceMark: {
    summary: 'Report what you are editing',
    description:
      'Repeat every 30 seconds while it is open, and send a null `collection` when it is closed. ' +
      'Each browser `tab` can have one thing open. Returns the presence of other editors.',
    params: { mark: { tab: 'one', collection: 'articles', entity_id: 7 } },
    example: listed({ ...here, who: 'Олег' }),
  },
} satisfies SomeDocs;
