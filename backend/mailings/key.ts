import { createHmac, timingSafeEqual } from 'node:crypto';
import { acceptedOf, newestOf, type Secrets } from '../../contract/secrets.ts';
import { isMailingList, type MailingList } from '../../src/config/mailing-lists.ts';
import { routes } from '../../src/config/routes.ts';
import { pageOf } from '../outbox/letter.ts';

/** The recipient and the list of a mailing. None of it is stored. */
export type Subscription = { readonly member: number; readonly list: MailingList };

const KEY = /^([a-z]+)-([1-9]\d{0,9})-([\w-]{43})$/;

/** The secret also digests codes and signs previews; the prefix separates the uses. */
const signed = (secret: string, list: string, member: string) =>
  createHmac('sha256', secret).update(`mailing ${list} ${member}`).digest();

/**
 * The key in the link of a mailing: the list, the member's number and our signature. It does not expire,
 * because people unsubscribe through old letters; it permits nothing else.
 */
export const mailingKey = (secrets: Secrets, { list, member }: Subscription): string =>
  `${list}-${member}-${signed(newestOf(secrets), list, String(member)).toString('base64url')}`;

/** @returns null for a key that is not ours. */
export function readMailingKey(secrets: Secrets, key: string): Subscription | null {
  const [, list = '', member = '', signature = ''] = KEY.exec(key) ?? [];
  if (!isMailingList(list)) return null;
  const given = Buffer.from(signature, 'base64url');
  const isOurs = acceptedOf(secrets).some((secret) => {
    const own = signed(secret, list, member);
    return given.length === own.length && timingSafeEqual(given, own);
  });
  return isOurs ? { list, member: Number(member) } : null;
}

type Letter = { readonly list: MailingList | null; readonly about: string | null };

const MEMBER = /^member:([1-9]\d{0,9})$/;

/** The unsubscribe link of a letter; null if it belongs to no list. */
export function unsubscribeLink(
  { secret, siteUrl }: { readonly secret: Secrets; readonly siteUrl: string },
  { list, about }: Letter,
): string | null {
  const [, member] = MEMBER.exec(about ?? '') ?? [];
  if (list === null || member === undefined) return null;
  const key = mailingKey(secret, { list, member: Number(member) });
  return pageOf(siteUrl, routes.unsubscribe, { key });
}
