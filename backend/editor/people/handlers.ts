/** Handlers of the calls in `contract/calls/editor-people.ts`. */
import * as calls from '../../../contract/calls/editor-people.ts';
import { permissionsOf } from '../../../contract/permissions.ts';
import type { Database } from '../../db/database.ts';
import { invalid } from '../faults.ts';
import { implement, type EditorContext, type EditorHandler } from '../handler.ts';
import { logAction } from '../log.ts';
import { changeAccount, listAccounts, makeAccount, revokeAccount } from './accounts.ts';
import type { Editor } from './editor.ts';
import { endOtherSessions, endOwnSession, ownSessions } from './own-sessions.ts';
import { passwordLetter } from './letters.ts';
import { changePassword, holdChecked, makeKey, setPassword } from './passwords.ts';
import { notePresence, presentEditors } from './presence.ts';
import { closeSession, csrfOf, openSession, sessionCookie, tokenOf } from './sessions.ts';
import { countGuess, forgetful, loginWrong, signIn } from './sign-in.ts';

const DONE = { done: true } as const;

const calling = ({ id, name, email, role }: Editor, token: string | null) => ({
  id,
  name,
  email,
  role,
  permissions: [...permissionsOf(role)],
  csrf: token === null ? null : csrfOf(token),
});

const me = implement(calls.editorMe, async (_params, { editor, request }) =>
  calling(editor, editor.session === null ? null : tokenOf(request.headers)),
);

const signingIn = implement(calls.editorSignIn, async ({ credentials }, context) => {
  const { db, now, request, address, isSecure, reply } = context;
  // Outside the transaction: checking a password is slow and must not block others.
  const account = await signIn(db, { ...credentials, address }, now);
  const { id, name, email, role } = account;
  const token = await db.transaction(async (tx) => {
    if (!(await holdChecked(tx, account))) throw loginWrong();
    await logAction(tx, { at: now, who: name, action: 'sign-in', about: name });
    return openSession(tx, id, request, now);
  });
  reply.append('set-cookie', sessionCookie(token, isSecure));
  return calling({ id, name, email, role, session: null }, token);
});

const signingOut = implement(
  calls.editorSignOut,
  async (_params, { db, editor, reply, isSecure }) => {
    if (editor.session !== null) await closeSession(db, editor.session);
    reply.append('set-cookie', sessionCookie('', isSecure));
    return DONE;
  },
);

type Addressee = { readonly id: number; readonly name: string; readonly email: string };
type Purpose = Parameters<typeof makeKey>[2];

async function invite(tx: Database, to: Addressee, purpose: Purpose, context: EditorContext) {
  const { now, send, siteUrl } = context;
  const key = await makeKey(tx, to.id, purpose, now);
  const letter = await passwordLetter(tx, { purpose, siteUrl, key, name: to.name });
  await send({ channel: 'email', to: to.email, ...letter }, tx, now);
}

const forgotten = implement(calls.editorForgotten, async ({ asking: { email } }, context) => {
  const { db, now, address } = context;
  const account = await forgetful(db, { email, address }, now);
  if (account) {
    await db.transaction((tx) => invite(tx, { ...account, email }, 'forgotten', context));
  }
  return DONE;
});

const settingPassword = implement(calls.editorPassword, async ({ wanted }, { db, now }) => {
  await db.transaction(async (tx) => {
    const { name: who } = await setPassword(tx, wanted, now);
    await logAction(tx, { at: now, who, action: 'password', about: who });
  });
  return DONE;
});

const changingPassword = implement(
  calls.editorPasswordChange,
  async ({ wanted }, { db, now, editor, address }) => {
    const { id, name: who } = editor;
    if (id === null) throw invalid({ old: 'У\u00a0этого доступа нет пароля' });
    await countGuess(db, { id, address }, now);
    await db.transaction(async (tx) => {
      await changePassword(tx, id, wanted);
      await logAction(tx, { at: now, who, action: 'password', about: who });
    });
    return DONE;
  },
);

const newAccount = implement(calls.editorAccountNew, async ({ account }, context) => {
  const { db, editor, now } = context;
  const { name, role, email } = account;
  const expiresAt = account.expires_at === null ? null : new Date(account.expires_at);
  return db.transaction(async (tx) => {
    const made = await makeAccount(tx, { name, role, email, expiresAt }, editor, now);
    await logAction(tx, { at: now, who: editor.name, action: 'account', about: name });
    if (email !== null) await invite(tx, { id: made.id, name, email }, 'invitation', context);
    return made;
  });
});

const changedAccount = implement(calls.editorAccountChange, ({ id, change }, context) => {
  const { db, editor: by, now } = context;
  return db.transaction(async (tx) => {
    const { account, isReaddressed } = await changeAccount(tx, id, change, { by, now });
    const { name, email } = account;
    await logAction(tx, { at: now, who: by.name, action: 'change-account', about: name });
    // The previous invitation went to the former address.
    if (isReaddressed && email !== null && !account.has_password && !account.off) {
      await invite(tx, { id, name, email }, 'invitation', context);
    }
    return account;
  });
});

const revoke = implement(calls.editorAccountRevoke, ({ id }, { db, editor, now }) =>
  db.transaction(async (tx) => {
    const revoked = await revokeAccount(tx, id, editor, now);
    const { name: about } = revoked;
    await logAction(tx, { at: now, who: editor.name, action: 'revoke-account', about });
    return revoked;
  }),
);

export const peopleHandlers: readonly EditorHandler[] = [
  me,
  signingIn,
  signingOut,
  forgotten,
  settingPassword,
  changingPassword,
  implement(calls.editorOwnSessions, (_params, { db, editor, now }) =>
    ownSessions(db, editor, now),
  ),
  implement(calls.editorOwnSessionEnd, async ({ id }, { db, editor, now }) => {
    await endOwnSession(db, editor, id);
    return ownSessions(db, editor, now);
  }),
  implement(calls.editorOwnSessionsEnd, async (_params, { db, editor, now }) => {
    await endOtherSessions(db, editor);
    return ownSessions(db, editor, now);
  }),
  implement(calls.editorAccounts, (_params, { db }) => listAccounts(db)),
  newAccount,
  changedAccount,
  revoke,
  implement(calls.editorPresence, (_params, { db, now }) => presentEditors(db, now)),
  implement(calls.editorPresenceMark, ({ mark }, { db, editor, now }) =>
    notePresence(db, editor, mark, now),
  ),
];
