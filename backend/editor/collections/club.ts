/** Partner offers and webinars, to which members' orders refer. */
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import { footnotesIn } from '../../../src/rich-text/footnote-mark.ts';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/schema.ts';
import { orderNumber } from '../../orders/code.ts';
import { placesTaken } from '../../orders/find.ts';
import { holdItem } from '../../orders/place.ts';
import type { Fields, Held } from '../collection.ts';
import { described } from '../described.ts';

type Kind = (typeof orders.$inferSelect)['kind'];

/** Maximum number of orders that a refusal names; it also gives the total. */
const NAMED = 20;

const ordersOfItem = (kind: Kind, id: number) => and(eq(orders.kind, kind), eq(orders.itemId, id));

/** An ordered item cannot be deleted: its orders keep referring to it. */
const heldByOrders =
  (kind: Kind, instead: string) =>
  async (entity: EditedEntity, db: Database): Promise<Held | null> => {
    // Whoever orders meanwhile waits, and then finds it deleted.
    await holdItem(db, kind, entity.id);
    const where = ordersOfItem(kind, entity.id);
    const [all] = await db.select({ total: count() }).from(orders).where(where);
    if (!all || all.total === 0) return null;
    const first = await db
      .select({ id: orders.id, state: orders.state })
      .from(orders)
      .where(where)
      .orderBy(asc(orders.id))
      .limit(NAMED);
    return {
      words: `есть заказы (${all.total}). ${instead}`,
      by: Object.fromEntries(
        first.map(({ id }) => [`orders/${id}`, `Заказ\u00a0${orderNumber(id)}`]),
      ),
    };
  };

/** There must be no fewer places than are taken. The lock stops orders between this check and the save. */
async function placesFault(
  db: Database,
  kind: Kind,
  { places, places_held: held }: Fields,
  before: EditedEntity | undefined,
): Promise<Record<string, string>> {
  if (!before || typeof places !== 'number' || typeof held !== 'number') return {};
  if (places === before['places'] && held === before['places_held']) return {};
  await holdItem(db, kind, before.id);
  const ordered = await placesTaken(db, kind, before.id);
  return places < held + ordered
    ? { places: `Уже занято ${held + ordered}: через сайт\u00a0— ${ordered}` }
    : {};
}

/**
 * A booking that runs while a webinar moves has read its former day. So save and booking wait for each
 * other, and `webinarMoved` finds every place that was booked before.
 */
async function holdMoved(db: Database, { starts_at: startsAt }: Fields, before?: EditedEntity) {
  if (before && startsAt !== before['starts_at']) await holdItem(db, 'webinar', before.id);
}

/** The personal area shows the text without a list of footnotes. */
function footnoteFault({ body }: Fields): Record<string, string> {
  return typeof body === 'string' && footnotesIn(body).length > 0
    ? { body: 'В\u00a0личном кабинете сносок нет: напишите это в\u00a0тексте' }
    : {};
}

/**
 * Asks everybody with a place again: the webinar may be earlier than it was, or take place once more.
 */
async function webinarMoved(
  db: Database,
  before: EditedEntity | undefined,
  after: EditedEntity,
  now: Date,
): Promise<void> {
  if (!before || before['starts_at'] === after['starts_at']) return;
  const waiting = inArray(orders.state, ['confirmed', 'ready', 'redeemed']);
  await db
    .update(orders)
    .set({ dueAt: now })
    .where(and(ordersOfItem('webinar', after.id), waiting));
}

export const clubCollections = [
  described('partner-offers', {
    // Its places are locked while they are counted; content must be locked before them, never after.
    isCheckedAlone: true,
    faults: async (db, fields, before) => ({
      ...footnoteFault(fields),
      ...(await placesFault(db, 'offer', fields, before)),
    }),
    heldBy: heldByOrders('offer', 'Чтобы его больше не\u00a0заказывали, укажите последний день'),
  }),
  described('webinars', {
    isCheckedAlone: true,
    faults: async (db, fields, before) => {
      await holdMoved(db, fields, before);
      return placesFault(db, 'webinar', fields, before);
    },
    heldBy: heldByOrders(
      'webinar',
      'Чтобы на\u00a0него больше не\u00a0записывались, закройте места',
    ),
    saved: webinarMoved,
  }),
];
