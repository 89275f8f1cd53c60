import { and, asc, count, eq, gte, inArray, ne } from 'drizzle-orm';
import * as calls from '../../../contract/calls/user.ts';
import type { Order } from '../../../contract/schemas/member.ts';
import { orders, partnerOffers, webinars } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { implement, memberOf } from '../../handler.ts';
import { dayOf } from '../../moscow-day.ts';
import { ordersOf, timesOf } from '../../orders/find.ts';
import { placesLeft } from '../../orders/place.ts';

type Limited = { readonly id: number; readonly places: number | null };

/**
 * Places taken of each of these offers or webinars that has a limit; those without any are omitted. Orders of
 * offers that have ended are not read.
 */
async function takenPlaces(
  db: Database,
  kind: Order['kind'],
  items: readonly Limited[],
): Promise<Map<number, number>> {
  const limited = items.flatMap(({ id, places }) => (places === null ? [] : id));
  if (limited.length === 0) return new Map();
  const rows = await db
    .select({ itemId: orders.itemId, taken: count() })
    .from(orders)
    .where(
      and(eq(orders.kind, kind), inArray(orders.itemId, limited), ne(orders.state, 'cancelled')),
    )
    .groupBy(orders.itemId);
  return new Map(rows.map(({ itemId, taken }) => [itemId, taken]));
}

const offers = implement(calls.partnerOffers, async (_params, { db, now }) => {
  const rows = await db
    .select()
    .from(partnerOffers)
    .where(gte(partnerOffers.validTo, dayOf(now())))
    .orderBy(asc(partnerOffers.position), asc(partnerOffers.id));
  const taken = await takenPlaces(db, 'offer', rows);
  const items = rows.map((row) => ({
    id: row.id,
    title: row.title,
    partner: row.partner,
    lead: row.lead,
    body: row.body,
    cover: row.cover,
    points: row.points,
    places_left: placesLeft(row, taken.get(row.id) ?? 0),
    valid_to: row.validTo,
    updated_at: row.updatedAt.toISOString(),
  }));
  return { items, total: items.length };
});

/** Upcoming ones first, then past ones, latest first. */
function inOrder<T extends { startsAt: Date; duration: number }>(rows: readonly T[], now: Date) {
  const isOver = (row: T) => timesOf(row).endsAt <= now;
  return [...rows.filter((row) => !isOver(row)), ...rows.filter((row) => isOver(row)).reverse()];
}

const webinarList = implement(calls.webinars, async (_params, { db, caller, now }) => {
  const isPlace = and(eq(orders.kind, 'webinar'), ne(orders.state, 'cancelled'));
  const [rows, own] = await Promise.all([
    db.select().from(webinars).orderBy(asc(webinars.startsAt), asc(webinars.id)),
    ordersOf(db, memberOf(caller), isPlace),
  ]);
  const taken = await takenPlaces(db, 'webinar', rows);
  const at = now();
  const items = inOrder(rows, at).map((row) => {
    const order = own.find(({ itemId }) => itemId === row.id);
    return {
      id: row.id,
      title: row.title,
      lead: row.lead,
      starts_at: row.startsAt.toISOString(),
      duration: row.duration,
      speaker: row.speaker,
      points: row.points,
      places_left: placesLeft(row, taken.get(row.id) ?? 0),
      registered: order !== undefined,
      order_id: order?.id ?? null,
      // Available from the morning of the day, to members with a place.
      url: order && order.state !== 'confirmed' ? row.room : null,
      updated_at: row.updatedAt.toISOString(),
    };
  });
  return { items, total: items.length, now: at.toISOString() };
});

export const offerHandlers = [offers, webinarList];
