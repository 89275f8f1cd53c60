import { and, eq, isNull } from 'drizzle-orm';
import { oneAtATime } from '../db/one-at-a-time.ts';
import { users } from '../db/schema.ts';
import type { Database } from '../db/database.ts';

export type Member = typeof users.$inferSelect;

/**
 * Serialises decisions about who owns an email. Lock it before the member, never after: different
 * orders could deadlock.
 */
export const holdEmail = (tx: Database, email: string) => oneAtATime(tx, `member-email:${email}`);

/** The member, locked for this transaction; null for a deleted one. */
export async function heldMember(tx: Database, userId: number): Promise<Member | null> {
  const [member] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('update');
  return member ?? null;
}

/** The member with this confirmed email, locked for this transaction. */
export async function heldByEmail(tx: Database, email: string): Promise<Member | null> {
  const [member] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  return member ?? null;
}
