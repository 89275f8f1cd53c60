import type { MemberConsent } from './member-consents.ts';

/**
 * Consents that allow mailings, with their content. One click unsubscribes from a mailing list. Every other
 * letter responds to an action of the recipient, so there is nothing to unsubscribe from.
 */
export const mailingLists = {
  subscribe: { what: 'новости о\u00a0линзах и\u00a0предложения' },
} as const satisfies Readonly<Partial<Record<MemberConsent, { readonly what: string }>>>;

export type MailingList = keyof typeof mailingLists;

/** Whether there is a mailing list with this name. */
export const isMailingList = (name: string): name is MailingList =>
  Object.hasOwn(mailingLists, name);
