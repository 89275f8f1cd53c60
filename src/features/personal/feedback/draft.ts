import { MEMBER_DRAFTS } from '../../../stores/member-data.ts';

/** Storage name of the draft of a member's message. */
export const FEEDBACK_DRAFT = `${MEMBER_DRAFTS}feedback`;
