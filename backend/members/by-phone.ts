import { eq } from 'drizzle-orm';
import { users } from '../db/schema.ts';
import type { Database } from '../db/open.ts';
import { acceptInvitation } from './invitations.ts';

/** Tries to find or to make a member: between the two, one may leave. */
const TRIES = 3;

/**
 * The member of a phone, who begins to exist with the first code that he confirms; only then an
 * invitation counts. Held for this transaction, so that he cannot leave before he is signed in.
 */
export async function memberByPhone(
  tx: Database,
  phone: string,
  invite: string | undefined,
  now: Date,
): Promise<{ id: number; isNew: boolean }> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [made] = await tx
      .insert(users)
      .values({ phone, createdAt: now, updatedAt: now })
      .onConflictDoNothing({ target: users.phone })
      .returning({ id: users.id });
    if (made) {
      if (invite !== undefined) await acceptInvitation(tx, made.id, invite, now);
      return { id: made.id, isNew: true };
    }
    const [known] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.phone, phone))
      .for('update');
    if (known) return { id: known.id, isNew: false };
  }
  throw new Error('A member is neither new nor known');
}
