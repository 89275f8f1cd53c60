import type * as v from 'valibot';
import type { callingEditor } from '../schemas/editor-people.ts';
import type { SomeDocs } from './doc.ts';
import { account } from './examples/editor.ts';
import { CHANGED, listed } from './examples/listed.ts';

const me = {
  id: account.id,
  name: 'Вера',
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
    summary: 'Identify the editor',
    description:
      'Checks whether a token or a session is valid, and says what the role may do. With a session, ' +
      'every change needs `csrf` in the header `X-CSRF-Token`.',
    example: me,
  },
  editorSignIn: {
    summary: 'Sign an editor in',
    description:
      'Sets a cookie that scripts cannot read. The session lasts twelve hours. Ten tries in a quarter ' +
      'of an hour.',
    params: { credentials: { email, password: 'кофе лампа ветер окно' } },
    example: me,
  },
  editorSignOut: {
    summary: 'Sign an editor out',
    description: 'Ends the session of the cookie.',
    example: done,
  },
  editorForgotten: {
    summary: 'Ask for a new password of an editor',
    description:
      'A letter with a link goes to the address, if it belongs to an editor; the answer does not say.',
    params: { asking: { email } },
    example: done,
  },
  editorPassword: {
    summary: 'Set a password with the key of a letter',
    description: 'The key opens once. All sessions of the account end.',
    params: { wanted: { key: 'q3Zb5Ck0nXw8dU1vR7sYtA', password: 'кофе лампа ветер окно' } },
    example: done,
  },
  editorPasswordChange: {
    summary: 'Change the own password',
    description: 'By whoever knows the old one. All sessions end, this one, too.',
    params: { wanted: { old: 'кофе лампа ветер', password: 'кофе лампа ветер окно' } },
    example: done,
  },
  editorOwnSessions: {
    summary: 'See where one is signed in',
    description: 'Newest first. A script’s token has no sessions.',
    example: listed(session),
  },
  editorOwnSessionEnd: {
    summary: 'End one of one’s own sessions',
    description: 'Whoever sits there has to sign in again. The response has those that are left.',
    params: { id: session.id },
    example: listed(session),
  },
  editorOwnSessionsEnd: {
    summary: 'End all of one’s other sessions',
    description: 'Only the calling one is left.',
    example: listed(session),
  },
  editorAccounts: {
    summary: 'List the editor accounts',
    description: 'Those that are switched off or closed, too. Tokens are not returned.',
    example: listed(account),
  },
  editorAccountNew: {
    summary: 'Create an account',
    description:
      'With `email` it is a person’s, and a letter invites them to set a password. Without, it is a ' +
      'script’s: its token is returned only here, and may end (`expires_at`). A `viewer` reads, an ' +
      '`editor` writes drafts, a `publisher` publishes, `support` sees people, an `administrator` ' +
      'does all of this and makes accounts.',
    params: { account: { name: account.name, role: account.role } },
    example: { ...account, token: 'q3Zb5Ck0nXw8dU1vR7sYtA' },
  },
  editorAccountChange: {
    summary: 'Change an account',
    description:
      'Its name, role, e-mail or end, and whether it is switched off. Another role or switching off ' +
      'ends its sessions. So does another e-mail, which also voids the letters to the one before and ' +
      'the password: a new one is chosen by the letter to the new address. Only whoever changes their ' +
      'own e-mail keeps theirs. Nobody changes their own role or access.',
    params: { id: account.id, change: { off: true } },
    example: { ...account, off: true },
  },
  editorAccountRevoke: {
    summary: 'Close an account',
    description: 'For good: its token and sessions end. Its actions stay in the log.',
    params: { id: account.id },
    example: { ...account, revoked_at: '2026-11-22T09:30:00.000Z' },
  },
  editorPresence: {
    summary: 'See who is editing what',
    description: 'Everybody who has said so within the last minute.',
    example: listed(here),
  },
  editorPresenceMark: {
    summary: 'Say what one is editing',
    description:
      'Again every half minute while it is open; with a null `collection` when it was closed. Each ' +
      '`tab` of a browser has one thing open. The response has the others.',
    params: { mark: { tab: 'one', collection: 'articles', entity_id: 7 } },
    example: listed({ ...here, who: 'Олег' }),
  },
} satisfies SomeDocs;
