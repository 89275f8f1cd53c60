/** Letters and SMS that were not sent or did not arrive: listed, sent again, given up. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import {
  DESK_DELIVERY_STATES,
  type DeliveryState,
  type DeskDelivery,
} from '../../../contract/schemas/deliveries.ts';
import type { DeskAction } from '../../../contract/schemas/desk.ts';
import { outbox } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { spentToday } from '../../delivery/ceiling.ts';
import { Failure, notFound } from '../../failure.ts';
import { tellWorkers } from '../../jobs/tell-workers.ts';
import type { EditorContext } from '../handler.ts';
import { veiled } from './found.ts';
import { noteLook } from './journal.ts';

type Row = typeof outbox.$inferSelect;

/** States in which resending makes sense: nothing is under way. */
const OVER: readonly DeliveryState[] = ['dead', 'unknown', 'failed', 'dropped'];

/** States that can be given up. */
const OPEN: readonly DeliveryState[] = ['dead', 'unknown', 'failed', 'waiting'];

const isOfUse = ({ expiresAt }: Row, now: Date) => expiresAt === null || expiresAt > now;

/** Refused for now, and not due yet: it can be sent sooner. */
const isPaused = ({ state, nextTryAt }: Row, now: Date) =>
  state === 'waiting' && nextTryAt !== null && nextTryAt > now;

const shown = (row: Row, now: Date): DeskDelivery => ({
  id: row.id,
  channel: row.channel,
  to: veiled(row.to),
  subject: row.subject,
  state: row.state,
  failure: row.failure,
  detail: row.detail,
  gateway: row.gateway,
  tries: row.tries,
  sent_at: row.sentAt.toISOString(),
  next_try_at: row.nextTryAt?.toISOString() ?? null,
  can_send: (OVER.includes(row.state) || isPaused(row, now)) && isOfUse(row, now),
});

type Asked = {
  readonly state?: (typeof DESK_DELIVERY_STATES)[number] | undefined;
  readonly page: number;
  readonly count: number;
};

/** Newest first; without a state, all that need attention. */
export async function listDeliveries(
  { db, now }: Pick<EditorContext, 'db' | 'now'>,
  { state, page, count }: Asked,
) {
  const where = state ? eq(outbox.state, state) : inArray(outbox.state, [...OPEN]);
  const rows = await db
    .select()
    .from(outbox)
    .where(where)
    .orderBy(desc(outbox.id))
    .limit(count)
    .offset((page - 1) * count);
  const items = rows.map((row) => shown(row, now));
  return { items, total: await db.$count(outbox, where) };
}

const ROUBLE = 100;

/** Information to show before any message: the state of delivery itself. */
export async function readDeliveryState({ db, now }: Pick<EditorContext, 'db' | 'now'>) {
  const { state, failure } = outbox;
  return {
    spent: (await spentToday(db, now)) / ROUBLE,
    held: await db.$count(outbox, and(eq(state, 'waiting'), eq(failure, 'ceiling'))),
    dead: await db.$count(outbox, eq(state, 'dead')),
    unknown: await db.$count(outbox, eq(state, 'unknown')),
  };
}

const aboutIt = (id: number) => `сообщение ${id}`;

type Acting = {
  readonly id: number;
  readonly reason: string;
  readonly action: Extract<DeskAction, `delivery-${string}`>;
};

/** Changes a message and logs who did. @throws Failure `not_found`, and whatever the work throws. */
async function changed(
  context: EditorContext,
  { id, reason, action }: Acting,
  work: (row: Row, tx: Database) => Promise<Row | undefined>,
): Promise<DeskDelivery> {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update');
    if (!found) throw notFound('Сообщение', 'не\u00a0найдено');
    const row = await work(found, tx);
    if (!row) throw new Error(`Message ${id} no longer exists`);
    await noteLook(tx, context, { action, about: aboutIt(id), reason });
    return shown(row, now);
  });
}

/** What a message that is sent again does not take over from the former one. */
const ANEW = {
  ...{ id: undefined, tries: 0, triedAt: null, asked: 0, failure: null, detail: null },
  ...{ gateway: null, gatewayId: null, cost: null, held: null },
};

/** Queues it as another message: gateways and mailboxes take one with a known id for a repetition. */
async function queueAnew(row: Row, tx: Database, now: Date): Promise<Row | undefined> {
  const former = { state: 'resent', nextTryAt: null } as const;
  await tx.update(outbox).set(former).where(eq(outbox.id, row.id));
  const again = { ...row, ...ANEW, state: 'waiting', nextTryAt: now } as const;
  const [made] = await tx.insert(outbox).values(again).returning();
  return made;
}

async function sendSooner({ id }: Row, tx: Database, now: Date): Promise<Row | undefined> {
  const [row] = await tx
    .update(outbox)
    .set({ nextTryAt: now })
    .where(eq(outbox.id, id))
    .returning();
  return row;
}

/**
 * Sends it as another message, whose cost is added to the former one's; one that waits for its next attempt is
 * sent at once.
 * @returns the message that will be sent.
 * @throws Failure `not_found`, `state_conflict`.
 */
export const sendDeliveryAgain = (context: EditorContext, id: number, reason: string) =>
  changed(context, { id, reason, action: 'delivery-send' }, async (row, tx) => {
    const { now } = context;
    if (row.state === 'resent') {
      throw new Failure('state_conflict', 'Это сообщение уже отправили ещё раз');
    }
    if (!OVER.includes(row.state) && !isPaused(row, now)) {
      throw new Failure('state_conflict', 'Это сообщение уже в\u00a0пути');
    }
    if (!isOfUse(row, now)) {
      throw new Failure(
        'state_conflict',
        'Код или ссылка в\u00a0этом сообщении больше не\u00a0действуют. Пусть человек запросит новые',
      );
    }
    await tellWorkers(tx, ['messages']);
    return row.state === 'waiting' ? sendSooner(row, tx, now) : queueAnew(row, tx, now);
  });

/** @throws Failure `not_found`, `state_conflict`. */
export const dropDelivery = (context: EditorContext, id: number, reason: string) =>
  changed(context, { id, reason, action: 'delivery-drop' }, async ({ state }, tx) => {
    if (!OPEN.includes(state)) {
      throw new Failure('state_conflict', 'Это сообщение уже отправлено или оставлено');
    }
    const dropped = { state: 'dropped', nextTryAt: null } as const;
    const [row] = await tx.update(outbox).set(dropped).where(eq(outbox.id, id)).returning();
    return row;
  });
