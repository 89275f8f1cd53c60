import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { Order } from '../../contract/schemas/member.ts';
import { orders, webinars } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { orderNumber } from './code.ts';
import type { Standing, Times } from './states.ts';

export type OrderRow = typeof orders.$inferSelect;

const MINUTE = 60_000;

type Held = Pick<typeof webinars.$inferSelect, 'startsAt' | 'duration'>;

/** When a webinar starts and ends. */
export const timesOf = ({ startsAt, duration }: Held): Times => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + duration * MINUTE),
});

/** An order with the data the rules need. */
export async function standingOf(db: Database, order: OrderRow): Promise<Standing> {
  const [webinar] =
    order.kind === 'webinar'
      ? await db.select().from(webinars).where(eq(webinars.id, order.itemId))
      : [];
  const { kind, state, redeemedAt, shownAt } = order;
  return { kind, state, redeemedAt, shownAt, times: webinar ? timesOf(webinar) : null };
}

/** The number of orders that take up a place of an offer or webinar. */
export const placesTaken = (db: Database, kind: Order['kind'], itemId: number): Promise<number> =>
  db.$count(
    orders,
    and(eq(orders.kind, kind), eq(orders.itemId, itemId), ne(orders.state, 'cancelled')),
  );

/** A member's orders, newest first. */
export const ordersOf = (db: Database, userId: number, where?: SQL) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), where))
    .orderBy(desc(orders.id));

/** The order as the contract returns it. */
export const shownOrder = (row: OrderRow): Order => ({
  id: row.id,
  number: orderNumber(row.id),
  kind: row.kind,
  item_id: row.itemId,
  title: row.title,
  state: row.state,
  points: row.points,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  code: row.shownAt === null ? null : row.code,
});
