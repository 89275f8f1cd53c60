import { friendInvitation } from '../../../contract/calls/account.ts';
import { inviteFriend } from '../../../contract/calls/user.ts';
import { notFound } from '../../failure.ts';
import { implement, memberOf } from '../../handler.ts';
import { invitationOf, inviterOf } from '../../members/invitations.ts';
import { readPointsRules } from '../../points/rules.ts';

const invite = implement(inviteFriend, (_params, { db, caller, siteUrl }) =>
  invitationOf(db, memberOf(caller), siteUrl),
);

const shown = implement(friendInvitation, async ({ invite: typed }, { db }) => {
  const inviter = await inviterOf(db, typed);
  if (!inviter) throw notFound('Приглашение');
  const { code, firstName } = inviter;
  const { earnings } = await readPointsRules(db);
  return { code, firstName, bonus: earnings.invited.points };
});

export const invitationHandlers = [invite, shown];
