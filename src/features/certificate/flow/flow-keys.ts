/**
 * The storage keys of the flow. Both have the prefix that signing out removes; see
 * stores/sign-out.ts.
 */
export const FLOW_KEY = 'certificate.flow';
export const DRAFT_KEY = 'certificate.draft';
