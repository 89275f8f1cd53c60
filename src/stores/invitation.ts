import { inviteFriend } from '../../contract/calls/user.ts';
import { memberCall } from './member-call.ts';
import { memberResource } from './member-data.ts';

/** The member's own invitation: its link, the bonus, and how many people used it. */
export const invitation = memberResource((signal) => memberCall(inviteFriend, {}, { signal }));
