import type { MemberConsent } from './member-consents.ts';

/**
 * Consents that a letter may rest on, with what is sent under them. A letter of a list can be
 * unsubscribed from by one click; every other letter answers something that the person did, and
 * cannot.
 */
export const mailingLists = {
  subscribe: { what: 'новости о\u00a0линзах и\u00a0предложения' },
} as const satisfies Readonly<Partial<Record<MemberConsent, { readonly what: string }>>>;

export type MailingList = keyof typeof mailingLists;

export const isMailingList = (name: string): name is MailingList =>
  Object.hasOwn(mailingLists, name);
