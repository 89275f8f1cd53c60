/** Orders for points: found, cancelled, their codes sent again. */
import { eq } from 'drizzle-orm';
import { orders, users } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { Failure, notFound } from '../../failure.ts';
import { memberById } from '../../members/profile.ts';
import { cancelOrder, codeToSend } from '../../orders/change.ts';
import { orderNumber } from '../../orders/code.ts';
import { ordersOf, shownOrder, type OrderRow } from '../../orders/find.ts';
import { orderMessage } from '../../orders/message.ts';
import { holdLedger } from '../../points/ledger.ts';
import type { EditorContext } from '../handler.ts';
import { numberIn, unreadable, veiled } from './found.ts';
import { noteLook } from './journal.ts';
import { byContact, present } from './members.ts';

const shown = (row: OrderRow) => ({ ...shownOrder(row), member: row.userId });

/** «Я-00012», as members see it. */
const SIGN = /^я[\s\u2010-\u2015-]*/i;

async function foundBy(db: Database, typed: string): Promise<readonly OrderRow[]> {
  const id = numberIn(typed, SIGN);
  if (id !== null) return db.select().from(orders).where(eq(orders.id, id));
  const whose = byContact(typed);
  if (whose === null) throw unreadable('Нужен номер заказа, телефон или почта участника');
  const [member] = await db.select({ id: users.id }).from(users).where(present(whose));
  return member ? ordersOf(db, member.id) : [];
}

/** @throws Failure `invalid` for input that is no number, phone or email. */
export async function findOrders(
  context: EditorContext,
  { search, reason }: { readonly search: string; readonly reason: string },
) {
  const { db } = context;
  const rows = await foundBy(db, search);
  const member = rows[0]?.userId ?? null;
  await noteLook(db, context, { action: 'orders', about: veiled(search), member, reason });
  return { items: rows.map(shown), total: rows.length };
}

type Changing = (tx: Database, userId: number) => Promise<OrderRow>;

/** Changes an order under the lock of its member's ledger, and logs it. */
async function changed(
  context: EditorContext,
  id: number,
  look: { readonly action: 'order-cancel' | 'order-send'; readonly reason: string },
  work: Changing,
) {
  return context.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ member: orders.userId })
      .from(orders)
      .where(eq(orders.id, id));
    if (!found) throw notFound('Заказ', 'не\u00a0найден');
    await holdLedger(tx, found.member);
    const row = await work(tx, found.member);
    await noteLook(tx, context, { ...look, ...found, about: `заказ ${orderNumber(id)}` });
    return shown(row);
  });
}

/** Returns the points. @throws Failure `not_found`, `state_conflict`. */
export const cancelOrderForDesk = (context: EditorContext, id: number, reason: string) =>
  changed(context, id, { action: 'order-cancel', reason }, (tx, userId) =>
    cancelOrder(tx, userId, id, context.now),
  );

/** @throws Failure `not_found`, `state_conflict`. */
export const sendOrderForDesk = (context: EditorContext, id: number, reason: string) =>
  changed(context, id, { action: 'order-send', reason }, async (tx, userId) => {
    const { now, send } = context;
    const row = await codeToSend(tx, userId, id, now);
    const message = await orderMessage(tx, row, await memberById(tx, userId));
    if (!message)
      throw new Failure(
        'state_conflict',
        'Отправить некуда: у\u00a0участника нет ни\u00a0телефона, ни\u00a0почты',
      );
    await send(message, tx, now);
    return row;
  });
