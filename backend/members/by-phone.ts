import { eq } from 'drizzle-orm';
import { assertAgreed, takePolicy, type Ticked } from '../consents/member-consents.ts';
import { users } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { acceptInvitation } from './invitations.ts';

/** Attempts to find or create a member: one may be deleted in between. */
const TRIES = 3;

/** The input that accompanies a code, besides the phone. */
type Coming = Ticked & { readonly invite: string | undefined };

/**
 * The member with this phone, created by the first confirmed code; an invitation only counts then.
 * The row is locked so that the member cannot be deleted before being signed in.
 * @throws Failure `consent_missing` for a visitor who has never agreed to the current wording. The
 * visitor has proved ownership of the phone; nothing has changed, and the code stays valid.
 */
export async function memberByPhone(
  tx: Database,
  phone: string,
  { invite, ...ticked }: Coming,
  now: Date,
): Promise<{ id: number; isNew: boolean }> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [made] = await tx
      .insert(users)
      .values({ phone, createdAt: now, updatedAt: now })
      .onConflictDoNothing({ target: users.phone })
      .returning({ id: users.id });
    if (made) {
      await takePolicy(tx, made.id, ticked, now);
      if (invite !== undefined) await acceptInvitation(tx, made.id, invite, now);
      return { id: made.id, isNew: true };
    }
    const [known] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.phone, phone))
      .for('update');
    if (!known) continue;
    await assertAgreed(tx, known.id, ticked, now);
    return { id: known.id, isNew: false };
  }
  throw new Error('The member could be neither created nor found');
}
