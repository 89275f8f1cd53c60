/** Calls about editors: sign-in, accounts, passwords, and presence. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { PASSWORD_MAX } from '../limits.ts';
import { none, requiredId } from '../query.ts';
import * as people from '../schemas/editor-people.ts';
import { editorCall } from './editor-call.ts';

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(PASSWORD_MAX));

/** The calling editor, with their permissions. */
export const editorMe = defineCall({
  ...editorCall,
  name: 'editor.me',
  method: 'GET',
  path: '/editor/me',
  params: none,
  result: people.callingEditor,
  errors: ['unauthorized'],
});

/** Opens a session: sets its cookie, and returns the token for changes. */
export const editorSignIn = defineCall({
  ...editorCall,
  name: 'editor.sign.in',
  method: 'POST',
  path: '/editor/session',
  access: 'public',
  body: 'credentials',
  params: v.object({
    credentials: v.strictObject({ email: people.editorEmail, password }),
  }),
  result: people.callingEditor,
  errors: ['forbidden', 'login_wrong', 'invalid'],
});

export const editorSignOut = defineCall({
  ...editorCall,
  name: 'editor.sign.out',
  method: 'DELETE',
  path: '/editor/session',
  permission: 'read',
  params: none,
  result: people.done,
  errors: ['unauthorized', 'forbidden'],
});

/** Sends an email for a new password; the response does not reveal whether the address is known. */
export const editorForgotten = defineCall({
  ...editorCall,
  name: 'editor.password.forgotten',
  method: 'POST',
  path: '/editor/password/forgotten',
  access: 'public',
  body: 'asking',
  params: v.object({ asking: v.strictObject({ email: people.editorEmail }) }),
  result: people.done,
  errors: ['forbidden', 'invalid'],
});

/** Sets the password with the key from an email. */
export const editorPassword = defineCall({
  ...editorCall,
  name: 'editor.password',
  method: 'POST',
  path: '/editor/password',
  access: 'public',
  body: 'wanted',
  params: v.object({
    wanted: v.strictObject({ key: v.pipe(v.string(), v.minLength(1), v.maxLength(200)), password }),
  }),
  result: people.done,
  errors: ['forbidden', 'link_expired', 'invalid'],
});

/** Changes the password of a user who knows the current one; all sessions end. */
export const editorPasswordChange = defineCall({
  ...editorCall,
  name: 'editor.password.change',
  method: 'PUT',
  path: '/editor/me/password',
  permission: 'read',
  body: 'wanted',
  params: v.object({ wanted: v.strictObject({ old: password, password }) }),
  result: people.done,
  errors: ['unauthorized', 'forbidden', 'login_wrong', 'invalid'],
});

/** The calling editor's sessions, most recent first; a token has none. */
export const editorOwnSessions = defineCall({
  ...editorCall,
  name: 'editor.own.sessions',
  method: 'GET',
  path: '/editor/me/sessions',
  params: none,
  result: people.ownSessions,
  errors: ['unauthorized'],
});

/** Ends one of the caller's sessions. @returns the remaining ones. */
export const editorOwnSessionEnd = defineCall({
  ...editorCall,
  name: 'editor.own.session.end',
  method: 'DELETE',
  path: '/editor/me/sessions/:id',
  permission: 'read',
  params: v.object({ id: requiredId }),
  result: people.ownSessions,
  errors: ['unauthorized', 'forbidden', 'not_found'],
});

/** Ends all of the caller's sessions but this one. @returns the remaining ones. */
export const editorOwnSessionsEnd = defineCall({
  ...editorCall,
  name: 'editor.own.sessions.end',
  method: 'DELETE',
  path: '/editor/me/sessions',
  permission: 'read',
  params: none,
  result: people.ownSessions,
  errors: ['unauthorized', 'forbidden'],
});

export const editorAccounts = defineCall({
  ...editorCall,
  name: 'editor.accounts',
  method: 'GET',
  path: '/editor/accounts',
  permission: 'accounts',
  params: none,
  result: people.accounts,
  errors: ['unauthorized', 'forbidden'],
});

/** With an e-mail, a person's account: an email invites them. Without one, a script's, with its token. */
export const editorAccountNew = defineCall({
  ...editorCall,
  name: 'editor.account.new',
  method: 'POST',
  path: '/editor/accounts',
  permission: 'accounts',
  body: 'account',
  params: v.object({ account: people.accountInput }),
  result: people.newAccount,
  errors: ['unauthorized', 'forbidden', 'invalid'],
});

/** Renames an account, changes its role, switches it off or on. */
export const editorAccountChange = defineCall({
  ...editorCall,
  name: 'editor.account.change',
  method: 'PATCH',
  path: '/editor/accounts/:id',
  permission: 'accounts',
  body: 'change',
  params: v.object({ id: requiredId, change: people.accountChange }),
  result: people.account,
  errors: ['unauthorized', 'forbidden', 'not_found', 'invalid'],
});

export const editorAccountRevoke = defineCall({
  ...editorCall,
  name: 'editor.account.revoke',
  method: 'DELETE',
  path: '/editor/accounts/:id',
  permission: 'accounts',
  params: v.object({ id: requiredId }),
  result: people.account,
  errors: ['unauthorized', 'forbidden', 'not_found'],
});

/** Everybody who is editing something right now. */
export const editorPresence = defineCall({
  ...editorCall,
  name: 'editor.presence',
  method: 'GET',
  path: '/editor/presence',
  params: none,
  result: people.presences,
  errors: ['unauthorized'],
});

/** Reports what the caller has open. @returns the other editors. */
export const editorPresenceMark = defineCall({
  ...editorCall,
  name: 'editor.presence.mark',
  method: 'PUT',
  path: '/editor/presence',
  permission: 'read',
  body: 'mark',
  params: v.object({ mark: people.presenceMark }),
  result: people.presences,
  errors: ['unauthorized', 'forbidden', 'invalid'],
});
