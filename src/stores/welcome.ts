import { proxy } from 'valtio';
import { friendInvitation } from '../../contract/calls/account.ts';
import { browserCall } from '../client/calls/browser-call.ts';
import { onMemberLeft } from './member-data.ts';
import { createResource } from './resource.ts';

/**
 * The signing in that has just happened in this tab, for the page it leads to: whether it made a
 * member, and by whose invitation.
 */
export const welcome = proxy<{ isNew: boolean; invite: string | null }>({
  isNew: false,
  invite: null,
});

onMemberLeft(() => Object.assign(welcome, { isNew: false, invite: null }));

/** Who invites by a code, and what both get for it. */
export const inviter = createResource((signal, invite: string) =>
  browserCall(friendInvitation, { invite }, signal),
);
