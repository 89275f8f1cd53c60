import { eq } from 'drizzle-orm';
import { storeMemberConsents } from '../consents/member-consents.ts';
import { users } from '../db/schema.ts';
import type { Database } from '../db/open.ts';
import { acceptInvitation } from './invitations.ts';

/** Tries to find or to make a member: between the two, one may leave. */
const TRIES = 3;

/** What comes with a code besides the phone. */
type Coming = {
  readonly invite: string | undefined;
  /** Network address, for the proof of the consent. */
  readonly address: string | null;
};

/**
 * The member of a phone, who begins to exist with the first code that he confirms; only then an
 * invitation counts. Held for this transaction, so that he cannot leave before he is signed in.
 */
export async function memberByPhone(
  tx: Database,
  phone: string,
  { invite, address }: Coming,
  now: Date,
): Promise<{ id: number; isNew: boolean }> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [made] = await tx
      .insert(users)
      .values({ phone, createdAt: now, updatedAt: now })
      .onConflictDoNothing({ target: users.phone })
      .returning({ id: users.id });
    if (made) {
      // The screen that asks for the phone says so.
      await storeMemberConsents(tx, made.id, { policy: true }, address, now);
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
