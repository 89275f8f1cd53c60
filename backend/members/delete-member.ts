import { eq } from 'drizzle-orm';
import { oneAtATime } from '../db/one-at-a-time.ts';
import { users } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { leaveEverywhere } from '../kept/leave.ts';
import { personOf } from '../kept/person.ts';
import { holdLedger } from '../points/ledger.ts';
import { heldMember, holdEmail } from './held.ts';
import { gone, memberById } from './profile.ts';

/** The values of a deleted member: all personal data is removed. */
const NOBODY = {
  phone: null,
  firstName: null,
  lastName: null,
  email: null,
  pendingEmail: null,
  passwordHash: null,
  birthday: null,
  cityId: null,
  children: [],
  inviteCode: null,
};

/**
 * Waits for codes and email keys in use. They reference the member and are locked before the
 * member's row.
 */
async function holdWaysIn(tx: Database, userId: number): Promise<void> {
  const { phone, email } = await memberById(tx, userId);
  if (phone !== null) await oneAtATime(tx, `code:${phone}`);
  if (email !== null) await holdEmail(tx, email);
}

/**
 * Anonymises a member. Data the books refer to stays: the row, points, orders, codes and consents,
 * without personal data. Phone and email are free for their owner to use again.
 */
export async function deleteMember(db: Database, userId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await holdLedger(tx, userId);
    await holdWaysIn(tx, userId);
    const member = await heldMember(tx, userId);
    if (!member) throw gone();
    await leaveEverywhere(tx, await personOf(tx, member), now);
    await tx
      .update(users)
      .set({ ...NOBODY, updatedAt: now, deletedAt: now })
      .where(eq(users.id, userId));
  });
}
