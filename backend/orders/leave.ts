import { inArray } from 'drizzle-orm';
import { orders } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { changeOrder } from './change.ts';
import { ordersOf } from './find.ts';
import { stateAfter } from './states.ts';

/**
 * Cancels a deleted member's unused orders, so that their places become free. The points expire with the
 * membership. Runs in the transaction that has locked the ledger.
 */
export async function cancelOrdersOf(tx: Database, userId: number, now: Date): Promise<void> {
  const open = (await ordersOf(tx, userId)).filter(({ state }) => stateAfter(state, 'cancel'));
  const held = await tx
    .select()
    .from(orders)
    .where(inArray(orders.id, [0, ...open.map(({ id }) => id)]))
    .orderBy(orders.id)
    .for('update');
  for (const row of held) {
    // The worker may have changed the state in the meantime, which is fine; a partner may have
    // redeemed it, which is final.
    if (stateAfter(row.state, 'cancel') === null) continue;
    await changeOrder(tx, row, 'cancel', { code: null, dueAt: null }, now);
  }
}
