import type { MemberConsent } from './member-consents.ts';

/**
 * Consents that a letter may rest on. A letter of a list can be unsubscribed from by one click;
 * every other letter answers something that the person did, and cannot.
 */
export const MAILING_LISTS = ['subscribe'] as const satisfies readonly MemberConsent[];

export type MailingList = (typeof MAILING_LISTS)[number];
