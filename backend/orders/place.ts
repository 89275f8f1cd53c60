import { and, eq, gt, ne, or } from 'drizzle-orm';
import type { Order } from '../../contract/schemas/member.ts';
import { oneAtATime } from '../db/one-at-a-time.ts';
import { orders, partnerOffers, webinars } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure, notFound } from '../failure.ts';
import { dayOf, startOfDay } from '../moscow-day.ts';
import { spend } from '../points/ledger.ts';
import { pointsText } from '../points/points-text.ts';
import { orderNumber } from './code.ts';
import { ordersOf, placesTaken, shownOrder, type OrderRow } from './find.ts';

/** Orders of a member within a day that cost nothing. */
const FREE_A_DAY = 30;
const DAY = 24 * 60 * 60 * 1000;

type Wanted = Pick<OrderRow, 'kind' | 'itemId' | 'title' | 'state' | 'points' | 'dueAt'>;
/** The ordered item, and the price that the member's page showed, if known. */
type Asked = { readonly id: number; readonly points?: number | undefined };
type Places = { readonly places: number | null; readonly placesHeld: number };

/** Locks the places of an offer or webinar. Always after the member's own ledger, to avoid deadlocks. */
export const holdItem = (tx: Database, kind: Order['kind'], itemId: number) =>
  oneAtATime(tx, `order:${kind}:${itemId}`);

/** Places left; null when unlimited. */
export const placesLeft = ({ places, placesHeld }: Places, taken: number): number | null =>
  places === null ? null : Math.max(0, places - placesHeld - taken);

async function assertPlaceLeft(tx: Database, kind: Order['kind'], item: Places & { id: number }) {
  if (placesLeft(item, await placesTaken(tx, kind, item.id)) === 0) {
    throw new Failure('no_places_left', 'Мест больше не\u00a0осталось');
  }
}

/** @throws Failure `state_conflict` for a price other than the one agreed to. */
function assertAgreed(asked: Asked, { points }: { points: number }): void {
  if (asked.points === undefined || asked.points === points) return;
  throw new Failure(
    'state_conflict',
    `Цена изменилась, теперь это ${pointsText(points)}. Ваши баллы остались у\u00a0вас`,
  );
}

/**
 * Counts a member's orders that cost nothing, because they were free or cancelled. Points limit all others; these
 * could fill the tables, and take the places of a free offer from everybody else.
 * @throws Failure `too_many_requests`.
 */
async function assertCalm(tx: Database, userId: number, now: Date): Promise<void> {
  const recent = gt(orders.createdAt, new Date(now.getTime() - DAY));
  const isFree = or(eq(orders.points, 0), eq(orders.state, 'cancelled'));
  const made = await tx.$count(orders, and(eq(orders.userId, userId), recent, isFree));
  if (made < FREE_A_DAY) return;
  throw new Failure('too_many_requests', 'Заказов и отмен было слишком много. Попробуйте завтра');
}

/** The cost of an order as the ledger records it. */
export const payingFor = ({ id, userId, title, points }: OrderRow) => ({
  userId,
  points,
  title: `${title}, заказ ${orderNumber(id)}`,
  reference: String(id),
});

/** Stores an order and charges its cost. @throws Failure `balance_too_low`, `too_many_requests`. */
async function store(tx: Database, userId: number, wanted: Wanted, now: Date): Promise<Order> {
  await assertCalm(tx, userId, now);
  const [row] = await tx
    .insert(orders)
    .values({ ...wanted, userId, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('The order could not be stored');
  await spend(tx, payingFor(row), now);
  return shownOrder(row);
}

/**
 * Orders a partner's offer, in the transaction that has locked the member's ledger.
 * @param delay how long confirming takes, in milliseconds.
 * @throws Failure `not_found`, `state_conflict`, `no_places_left`, `balance_too_low`, `too_many_requests`.
 */
export async function orderOffer(
  tx: Database,
  userId: number,
  asked: Asked,
  { now, delay }: { now: Date; delay: number },
): Promise<Order> {
  const { id: offerId } = asked;
  await holdItem(tx, 'offer', offerId);
  const [offer] = await tx.select().from(partnerOffers).where(eq(partnerOffers.id, offerId));
  if (!offer) throw notFound('Предложение');
  if (offer.validTo < dayOf(now)) {
    throw new Failure('state_conflict', 'Это предложение уже закончилось');
  }
  assertAgreed(asked, offer);
  await assertPlaceLeft(tx, 'offer', offer);
  const { title, points } = offer;
  const dueAt = new Date(now.getTime() + delay);
  const wanted = { kind: 'offer', itemId: offerId, title, state: 'new', points, dueAt } as const;
  return store(tx, userId, wanted, now);
}

/**
 * Books a place at a webinar, confirmed immediately; otherwise like `orderOffer`.
 * @throws Failure `not_found`, `state_conflict`, `no_places_left`, `balance_too_low`.
 */
export async function orderWebinar(
  tx: Database,
  userId: number,
  asked: Asked,
  now: Date,
): Promise<Order> {
  const { id: webinarId } = asked;
  await holdItem(tx, 'webinar', webinarId);
  const [webinar] = await tx.select().from(webinars).where(eq(webinars.id, webinarId));
  if (!webinar) throw notFound('Вебинар', 'не\u00a0найден');
  if (webinar.startsAt <= now) throw new Failure('state_conflict', 'Этот вебинар уже начался');
  const held = and(
    eq(orders.kind, 'webinar'),
    eq(orders.itemId, webinarId),
    ne(orders.state, 'cancelled'),
  );
  if ((await ordersOf(tx, userId, held)).length > 0) {
    throw new Failure('state_conflict', 'Вы\u00a0уже записаны на\u00a0этот вебинар');
  }
  assertAgreed(asked, webinar);
  await assertPlaceLeft(tx, 'webinar', webinar);
  return store(
    tx,
    userId,
    {
      kind: 'webinar',
      itemId: webinarId,
      title: webinar.title,
      state: 'confirmed',
      points: webinar.points,
      dueAt: startOfDay(dayOf(webinar.startsAt)),
    },
    now,
  );
}
