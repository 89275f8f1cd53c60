import type { Secrets } from '../../contract/secrets.ts';
import { consentsOf, storeMemberConsents } from '../consents/member-consents.ts';
import type { Database } from '../db/database.ts';
import type { Context } from '../handler.ts';
import { heldMember, type Member } from '../members/held.ts';
import { linkExpired } from '../members/letter-keys.ts';
import { readMailingKey, type Subscription } from './key.ts';

/** @throws Failure `link_expired` for a key that is not ours, or whose member has left. */
async function subscriberOf(db: Database, key: string, secret: Secrets) {
  const subscription = readMailingKey(secret, key);
  const member = subscription && (await heldMember(db, subscription.member));
  if (!member) throw linkExpired();
  return { subscription, member };
}

async function isSubscribed(db: Database, member: Member, { list }: Subscription) {
  const answers = await consentsOf(db, member);
  return answers.some(({ code, given }) => code === list && given);
}

/**
 * The subscription behind a key.
 * @throws Failure `link_expired`.
 */
export async function readMailing(key: string, { db, codeSecret }: Context) {
  const { subscription, member } = await subscriberOf(db, key, codeSecret);
  return { list: subscription.list, given: await isSubscribed(db, member, subscription) };
}

/**
 * Withdraws the consent behind a list; repeating it keeps the first withdrawal.
 * @throws Failure `link_expired`.
 */
export async function leaveMailing(key: string, { db, caller, now, codeSecret }: Context) {
  return db.transaction(async (tx) => {
    const { subscription, member } = await subscriberOf(tx, key, codeSecret);
    const { list } = subscription;
    if (await isSubscribed(tx, member, subscription)) {
      const { address } = caller;
      await storeMemberConsents(tx, member.id, { [list]: false }, { address }, now());
    }
    return { list, given: false };
  });
}
