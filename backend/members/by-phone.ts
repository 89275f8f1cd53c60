import { eq } from 'drizzle-orm';
import { assertAgreed, takePolicy, type Ticked } from '../consents/member-consents.ts';
import { users } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { acceptInvitation } from './invitations.ts';

/** Tries to find or to make a member: between the two, one may leave. */
const TRIES = 3;

/** What comes with a code besides the phone. */
type Coming = Ticked & { readonly invite: string | undefined };

/**
 * The member of a phone, who begins to exist with the first code that he confirms; only then an
 * invitation counts. Held for this transaction, so that he cannot leave before he is signed in.
 * @throws Failure `consent_missing` for who has not agreed to the wording of today, now or before:
 * whoever gets it holds the phone, and everything is as it was, the code as well.
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
  throw new Error('A member is neither new nor known');
}
