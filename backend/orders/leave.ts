import { inArray } from 'drizzle-orm';
import { orders } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { changeOrder } from './change.ts';
import { ordersOf } from './find.ts';
import { stateAfter } from './states.ts';

/**
 * Cancels what a member has not used yet, so that others get the places. His points end with him: in
 * the transaction that holds his ledger.
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
    // The worker may have moved it on, which changes nothing about that; a partner's till may have.
    if (stateAfter(row.state, 'cancel') === null) continue;
    await changeOrder(tx, row, 'cancel', { code: null, dueAt: null }, now);
  }
}
