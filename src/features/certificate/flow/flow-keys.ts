/** Under what the browser keeps the flow. Both begin so that signing out takes them away; see stores/sign-out.ts. */
export const FLOW_KEY = 'certificate.flow';
export const DRAFT_KEY = 'certificate.draft';
