/** Name of the draft of a member's message. */
export const FEEDBACK_DRAFT = 'personal.feedback';
