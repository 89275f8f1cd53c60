/** Calls about editors: signing in, accounts, passwords, and who has what open. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { PASSWORD_MAX } from '../limits.ts';
import { none, requiredId } from '../query.ts';
import * as people from '../schemas/editor-people.ts';
import { editorCall } from './editor-call.ts';

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(PASSWORD_MAX));

/** The calling editor, and what they may do. */
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
  errors: ['login_wrong', 'invalid'],
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

/** Sends a letter for a new password; whether the address is known stays untold. */
export const editorForgotten = defineCall({
  ...editorCall,
  name: 'editor.password.forgotten',
  method: 'POST',
  path: '/editor/password/forgotten',
  access: 'public',
  body: 'asking',
  params: v.object({ asking: v.strictObject({ email: people.editorEmail }) }),
  result: people.done,
  errors: ['invalid'],
});

/** Sets the password with the key of a letter. */
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
  errors: ['link_expired', 'invalid'],
});

/** Another password, by whoever knows the old one; all sessions end. */
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

/** Where the calling editor is signed in, the last one first; a token has no sessions. */
export const editorOwnSessions = defineCall({
  ...editorCall,
  name: 'editor.own.sessions',
  method: 'GET',
  path: '/editor/me/sessions',
  params: none,
  result: people.ownSessions,
  errors: ['unauthorized'],
});

/** Ends one of one's own sessions. @returns those that are left. */
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

/** Ends all of one's own sessions but this one. @returns what is left. */
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

/** With an e-mail, a person's: a letter invites them. Without one, a script's with its token. */
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

/** Renames an account, gives it another role, switches it off or on. */
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

/** Says what one has open. @returns the others. */
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
