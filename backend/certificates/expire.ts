import { and, eq, lte } from 'drizzle-orm';
import { certificates } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { returnPair } from './stock.ts';

/**
 * Expires one certificate per transaction; its row and its optician's stock are locked in that
 * order.
 */
async function expireOne(db: Database, now: Date, phone: string | undefined): Promise<boolean> {
  const { id, state, expiresAt } = certificates;
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id, opticId: certificates.opticId })
      .from(certificates)
      .where(
        and(
          eq(state, 'issued'),
          lte(expiresAt, now),
          phone === undefined ? undefined : eq(certificates.phone, phone),
        ),
      )
      .limit(1)
      .for('update');
    if (!due) return false;
    await tx.update(certificates).set({ state: 'expired', updatedAt: now }).where(eq(id, due.id));
    await returnPair(tx, due.opticId);
    return true;
  });
}

/** Expires overdue certificates and returns their pairs to stock: of one phone, or of all. */
export async function expireDue(db: Database, now: Date, phone?: string): Promise<void> {
  while (await expireOne(db, now, phone));
}
