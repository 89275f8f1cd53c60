import * as account from '../../../contract/calls/account.ts';
import * as calls from '../../../contract/calls/session.ts';
import { implement } from '../../handler.ts';
import { askForPassword, register, setPassword, signInByEmail } from '../../members/by-email.ts';
import { confirmEmail } from '../../members/confirm-email.ts';
import type { Opened } from '../../sessions.ts';

const accepted = { accepted: true, id: null } as const;

const signedIn = ({ token, expiresAt }: Opened) => ({
  token,
  token_expired: expiresAt.toISOString(),
  is_new: false,
});

const registration = implement(calls.registrationByEmail, async (wish, context) => {
  const { invite, policy: _ticked, consentVersions: versions, ...typed } = wish;
  await register({ ...typed, versions, invite: invite || null }, context);
  return accepted;
});

const restore = implement(calls.restoreByEmail, async ({ email }, context) => {
  await askForPassword(email, context);
  return accepted;
});

const newPassword = implement(account.restorePassword, async (asked, context) =>
  signedIn(await setPassword(asked, context)),
);

const confirm = implement(account.loginConfirmEmail, async ({ key }, context) => {
  const { email, isNew } = await confirmEmail(key, context);
  return { email, is_new: isNew };
});

const login = implement(account.loginAuthEmail, async (typed, context) =>
  signedIn(await signInByEmail(typed, context)),
);

export const byEmailHandlers = [registration, restore, newPassword, confirm, login];
