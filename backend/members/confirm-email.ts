import { eq } from 'drizzle-orm';
import { storeMemberConsents } from '../consents/member-consents.ts';
import { letterKeys, users } from '../db/schema.ts';
import type { Database } from '../db/open.ts';
import type { Context } from '../handler.ts';
import { replaceSession, type Opened } from '../sessions.ts';
import { countKey } from './by-email.ts';
import { assertFree, emailTaken } from './email.ts';
import { heldMember } from './held.ts';
import { acceptInvitation } from './invitations.ts';
import { dropKeysOf, linkExpired, takeKey } from './letter-keys.ts';
import { formerAddressLetter } from './letters.ts';

type Key = typeof letterKeys.$inferSelect;

/** Makes the member that a registration's link stands for. */
async function makeMember(tx: Database, { email, registration }: Key, now: Date) {
  if (!registration) throw linkExpired();
  const { firstName, passwordHash, subscribe, invite, address } = registration;
  const [made] = await tx
    .insert(users)
    .values({ email, firstName, passwordHash, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!made) throw emailTaken();
  await storeMemberConsents(tx, made.id, { policy: true, subscribe }, address, now);
  if (invite !== null) await acceptInvitation(tx, made.id, invite, now);
  return made.id;
}

/** Makes the address a member's own that he asked for; his former one learns of it. */
async function changeAddress(tx: Database, { email, userId }: Key, context: Context, now: Date) {
  const member = userId === null ? null : await heldMember(tx, userId);
  // He may want another one by now, or none.
  if (!member || member.pendingEmail !== email) throw linkExpired();
  await assertFree(tx, email, member.id);
  await tx
    .update(users)
    .set({ email, pendingEmail: null, updatedAt: now })
    .where(eq(users.id, member.id));
  await dropKeysOf(tx, member.id);
  if (member.email !== null) {
    const text = formerAddressLetter(context.siteUrl);
    await context.send({ to: member.email, channel: 'email', text }, tx, now);
  }
  return member.id;
}

/**
 * What the link of a letter confirms: a registration, or a member's new address. Both sign in.
 * @throws Failure `link_expired`, `email_taken`.
 */
export async function confirmEmail(
  key: string,
  context: Context,
): Promise<Opened & { isNew: boolean }> {
  const { db, caller, now } = context;
  const at = now();
  await countKey(db, caller, at);
  return db.transaction(async (tx) => {
    const taken = await takeKey(tx, key, ['registration', 'email'], at);
    const isNew = taken.purpose === 'registration';
    const id = isNew
      ? await makeMember(tx, taken, at)
      : await changeAddress(tx, taken, context, at);
    return { ...(await replaceSession(tx, caller, id, at)), isNew };
  });
}
