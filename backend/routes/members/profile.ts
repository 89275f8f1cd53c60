import * as account from '../../../contract/calls/account.ts';
import * as calls from '../../../contract/calls/user.ts';
import { consentHistory, withdrawConsent } from '../../consents/history.ts';
import { implement, memberOf } from '../../handler.ts';
import { memberData } from '../../members/data.ts';
import { deleteMember } from '../../members/delete-member.ts';
import { editProfile } from '../../members/edit-profile.ts';
import { memberById, shownProfile } from '../../members/profile.ts';
import { endSessionsOf } from '../../sessions.ts';

const profile = implement(calls.userProfile, async (_params, { db, caller }) =>
  shownProfile(db, await memberById(db, memberOf(caller))),
);

const edit = implement(calls.userProfileEdit, editProfile);

const data = implement(account.userData, (_params, { db, caller, now, siteUrl }) =>
  memberData(db, memberOf(caller), siteUrl, now()),
);

const remove = implement(account.userDelete, async (_params, { db, caller, now }) => {
  await deleteMember(db, memberOf(caller), now());
  return { accepted: true as const, id: null };
});

const consents = implement(account.userConsents, async (_params, { db, caller }) =>
  consentHistory(db, await memberById(db, memberOf(caller))),
);

const withdraw = implement(account.userConsentWithdraw, ({ code }, context) =>
  withdrawConsent(code, context),
);

const expireAll = implement(account.tokenExpireAll, async (_params, { db, caller }) => ({
  expired: await endSessionsOf(db, memberOf(caller)),
}));

export const profileHandlers = [profile, edit, data, remove, consents, withdraw, expireAll];
