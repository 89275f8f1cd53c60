import { and, eq } from 'drizzle-orm';
import type { Order } from '../../contract/schemas/member.ts';
import { orders } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure, notFound } from '../failure.ts';
import { giveBack } from '../points/ledger.ts';
import { orderNumber } from './code.ts';
import { shownOrder, standingOf, type OrderRow } from './find.ts';
import { canRedeem, isMoved, stateAfter, undoOf, type Change } from './states.ts';

/**
 * The member's own order, locked for this transaction. An order of another member counts as not
 * found.
 */
async function ownOrder(tx: Database, userId: number, orderId: number): Promise<OrderRow> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
    .for('update');
  if (!row) throw notFound('Заказ', 'не\u00a0найден');
  return row;
}

type Values = Partial<Pick<OrderRow, 'code' | 'dueAt' | 'redeemedAt'>>;

/** Updates an order that this transaction has locked. */
async function updateHeld(
  tx: Database,
  { id }: OrderRow,
  values: Partial<OrderRow>,
  now: Date,
): Promise<OrderRow> {
  const [changed] = await tx
    .update(orders)
    .set({ ...values, updatedAt: now })
    .where(eq(orders.id, id))
    .returning();
  if (!changed) throw new Error(`Order ${id} no longer exists`);
  return changed;
}

/**
 * Applies a change from the state table. Throws for any other change, which is a programming error.
 */
export async function changeOrder(
  tx: Database,
  row: OrderRow,
  change: Change,
  values: Values,
  now: Date,
): Promise<OrderRow> {
  const state = stateAfter(row.state, change);
  if (state === null) throw new Error(`Order ${row.id} is ${row.state}: ${change} is not possible`);
  return await updateHeld(tx, row, { ...values, state }, now);
}

/** Marks an order as used at the partner. @throws Failure `not_found`, `state_conflict`. */
export async function redeemOrder(
  tx: Database,
  userId: number,
  orderId: number,
  now: Date,
): Promise<Order> {
  const row = await ownOrder(tx, userId, orderId);
  if (!canRedeem(await standingOf(tx, row), now)) {
    throw new Failure(
      'state_conflict',
      row.state === 'ready'
        ? 'Отметить можно, когда вебинар начнётся'
        : 'Отметить можно только готовый заказ',
    );
  }
  return shownOrder(await changeOrder(tx, row, 'redeem', { redeemedAt: now }, now));
}

/** The order with its code revealed. */
async function shownHeld(tx: Database, row: OrderRow, now: Date): Promise<OrderRow> {
  if (row.state !== 'ready' || row.code === null) {
    throw new Failure('state_conflict', 'Код появится, когда заказ будет готов к\u00a0выдаче');
  }
  return row.shownAt === null ? await updateHeld(tx, row, { shownAt: now }, now) : row;
}

/**
 * Reveals the code of a ready order. From then on the member cannot cancel the order.
 * @throws Failure `not_found`, `state_conflict`.
 */
export async function showOrderCode(
  tx: Database,
  userId: number,
  orderId: number,
  now: Date,
): Promise<Order> {
  return shownOrder(await shownHeld(tx, await ownOrder(tx, userId, orderId), now));
}

/**
 * Cancels an order that this transaction has locked, and returns its points. A redeemed order can only be
 * cancelled if its webinar was moved.
 */
async function cancelHeld(tx: Database, row: OrderRow, now: Date): Promise<OrderRow> {
  const isEnded = stateAfter(row.state, 'cancel') === null;
  const open = isEnded ? await changeOrder(tx, row, 'reopen', { redeemedAt: null }, now) : row;
  const cancelled = await changeOrder(tx, open, 'cancel', { code: null, dueAt: null }, now);
  const title = `Возврат за\u00a0заказ ${orderNumber(row.id)}`;
  await giveBack(tx, { userId: row.userId, title, reference: String(row.id) }, now);
  return cancelled;
}

/** Why the last step of an order cannot be undone, as a message. */
function whyKept({ state, shownAt }: OrderRow): string {
  if (state === 'cancelled') return 'Этот заказ уже отменён';
  if (state === 'ready' && shownAt !== null) {
    return 'Код уже показан, и\u00a0отменить заказ может только магазин';
  }
  return 'Этот заказ уже не\u00a0вернуть';
}

/**
 * Undoes the last step: a cancelled order returns its points, a redeemed one is ready again. Runs in the
 * transaction that has locked the member's ledger.
 * @throws Failure `not_found`, `state_conflict`.
 */
export async function cancelRedeemOrder(
  tx: Database,
  userId: number,
  orderId: number,
  now: Date,
): Promise<Order> {
  const row = await ownOrder(tx, userId, orderId);
  const undo = undoOf(await standingOf(tx, row), now);
  if (undo === null) {
    throw new Failure('state_conflict', whyKept(row));
  }
  if (undo === 'unredeem') {
    return shownOrder(await changeOrder(tx, row, 'unredeem', { redeemedAt: null }, now));
  }
  return shownOrder(await cancelHeld(tx, row, now));
}

/**
 * Cancels an order for the shop, which may do so even after the code was shown. Runs in the transaction
 * that has locked the member's ledger.
 * @throws Failure `not_found`, `state_conflict`.
 */
export async function cancelOrder(
  tx: Database,
  userId: number,
  orderId: number,
  now: Date,
): Promise<OrderRow> {
  const row = await ownOrder(tx, userId, orderId);
  if (stateAfter(row.state, 'cancel') === null && !isMoved(await standingOf(tx, row), now)) {
    throw new Failure('state_conflict', whyKept(row));
  }
  return await cancelHeld(tx, row, now);
}

/**
 * Reveals the code of a ready order, to send it to the member.
 * @throws Failure `not_found`, `state_conflict`.
 */
export async function codeToSend(
  tx: Database,
  userId: number,
  orderId: number,
  now: Date,
): Promise<OrderRow & { readonly code: string }> {
  const row = await shownHeld(tx, await ownOrder(tx, userId, orderId), now);
  if (row.code === null) throw new Error(`Order ${orderId} is shown without a code`);
  return { ...row, code: row.code };
}
