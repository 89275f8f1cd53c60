import { proxy } from 'valtio';
import { friendInvitation } from '../../contract/calls/account.ts';
import { browserCall } from '../client/calls/browser-call.ts';
import { onMemberLeft } from './member-data.ts';
import { createResource } from './resource.ts';

/**
 * The sign-in that has just happened in this tab, for the page it leads to: whether it created a
 * member, and by whose invitation.
 */
export const welcome = proxy<{ isNew: boolean; invite: string | null }>({
  isNew: false,
  invite: null,
});

onMemberLeft(() => Object.assign(welcome, { isNew: false, invite: null }));

/** Who sent an invitation code, and the bonus for both sides. */
export const inviter = createResource((signal, invite: string) =>
  browserCall(friendInvitation, { invite }, signal),
);
