import { and, eq, isNull } from 'drizzle-orm';
import { oneAtATime } from '../db/one-at-a-time.ts';
import { users } from '../db/schema.ts';
import type { Database } from '../db/database.ts';

export type Member = typeof users.$inferSelect;

/**
 * Lets one at a time decide whose an address is. Before the member is held, never after: two that
 * hold them in different orders wait for each other.
 */
export const holdEmail = (tx: Database, email: string) => oneAtATime(tx, `member-email:${email}`);

/** The member, held for this transaction; null for one who is gone. */
export async function heldMember(tx: Database, userId: number): Promise<Member | null> {
  const [member] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('update');
  return member ?? null;
}

/** The member who has confirmed that address, held for this transaction. */
export async function heldByEmail(tx: Database, email: string): Promise<Member | null> {
  const [member] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  return member ?? null;
}
