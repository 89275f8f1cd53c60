import { eq } from 'drizzle-orm';
import { storeMemberConsents } from '../consents/member-consents.ts';
import { letterKeys, profileChanges, users } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import type { Context } from '../handler.ts';
import { formerAddress } from '../kept/person.ts';
import { countKey } from './by-email.ts';
import { emailTaken, isFreeFor } from './email.ts';
import { heldMember } from './held.ts';
import { acceptInvitation } from './invitations.ts';
import { dropKeysOf, keyExpiry, linkExpired, makeKey, takeKey } from './letter-keys.ts';
import { formerAddressLetter, restoreLetter } from './letters.ts';

type Key = typeof letterKeys.$inferSelect;

/**
 * Creates the member from the registration behind the link. If several people registered the
 * address, nobody's password counts, and another email asks for one.
 */
async function makeMember(tx: Database, key: Key, { send, siteUrl }: Context, now: Date) {
  const { email, registration, createdAt } = key;
  if (!registration) throw linkExpired();
  const { firstName, passwordHash, subscribe, versions, invite, address } = registration;
  const [made] = await tx
    .insert(users)
    .values({ email, firstName, passwordHash, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!made) throw emailTaken();
  // Ticked in the registration form.
  const shown = { address, versions };
  await storeMemberConsents(tx, made.id, { policy: true, subscribe }, shown, createdAt);
  if (invite !== null) await acceptInvitation(tx, made.id, invite, now);
  if (passwordHash !== null) return;
  const wanted = { purpose: 'restore', email, userId: made.id } as const;
  const letter = await restoreLetter(tx, { siteUrl, key: await makeKey(tx, wanted, now) });
  const expiresAt = keyExpiry('restore', now);
  await send({ to: email, channel: 'email', ...letter, expiresAt }, tx, now);
}

/**
 * A new email can only be confirmed while its member is signed in. Anyone else who got the email
 * got it because of a typo: with the address they could request a new password and take over the
 * account.
 * @throws Failure `unauthorized`, `forbidden`.
 */
function assertOwn({ userId }: Key, { caller }: Context): void {
  if (userId === caller.userId) return;
  throw new Failure(
    caller.userId === null ? 'unauthorized' : 'forbidden',
    'Войдите в\u00a0кабинет, где\u00a0указали этот адрес, и\u00a0откройте ссылку из\u00a0письма ещё\u00a0раз',
  );
}

/** Makes the requested address the member's email and notifies the former one. */
async function changeAddress(tx: Database, key: Key, context: Context, now: Date) {
  const { email, userId } = key;
  assertOwn(key, context);
  const member = userId === null ? null : await heldMember(tx, userId);
  // The member may have requested another address in the meantime, or none.
  if (!member || member.pendingEmail !== email) throw linkExpired();
  if (!(await isFreeFor(tx, email, member.id))) throw emailTaken();
  await tx
    .update(users)
    .set({ email, pendingEmail: null, updatedAt: now })
    .where(eq(users.id, member.id));
  await dropKeysOf(tx, member.id);
  if (member.email !== null) {
    const fields = formerAddress(member.email);
    await tx.insert(profileChanges).values({ userId: member.id, fields, changedAt: now });
    const letter = await formerAddressLetter(tx, context.siteUrl);
    const about = `member:${member.id}` as const;
    await context.send({ to: member.email, channel: 'email', ...letter, about }, tx, now);
  }
}

/**
 * Confirms a registration, or a member's new address, with the link of an email. Neither signs in,
 * because a mistyped address would give the account away.
 * @throws Failure `link_expired`, `email_taken`, `unauthorized`, `forbidden`; the key stays valid
 * then.
 */
export async function confirmEmail(
  key: string,
  context: Context,
): Promise<{ email: string; isNew: boolean }> {
  const { db, caller, now } = context;
  const at = now();
  await countKey(db, caller, at);
  return db.transaction(async (tx) => {
    const taken = await takeKey(tx, key, ['registration', 'email'], at);
    const isNew = taken.purpose === 'registration';
    await (isNew ? makeMember(tx, taken, context, at) : changeAddress(tx, taken, context, at));
    return { email: taken.email, isNew };
  });
}
