/** Where the question about analytics stands; the footer's control leads the focus there. */
export const CONSENT_ID = 'consent';
