import { asc, eq, isNotNull, lte } from 'drizzle-orm';
import { orders } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { dayOf, startOfDay } from '../moscow-day.ts';
import { startWorker, type Worker } from '../worker.ts';
import { changeOrder } from './change.ts';
import { makeOrderCode } from './code.ts';
import { standingOf, type OrderRow } from './find.ts';
import { isMoved, type Change, type Standing } from './states.ts';

export type Moving = {
  readonly now: () => Date;
  /** How long each step of an offer's order takes, in milliseconds. */
  readonly delay: number;
  readonly log: (message: string, error: unknown) => void;
};

/** The change that is due and when the worker comes back; without a change it only comes back. */
type Step = { readonly change: Change | null; readonly dueAt: Date | null };

const later = (now: Date, delay: number) => new Date(now.getTime() + delay);

/**
 * The next step of a due order. The worker waits for a postponed webinar; a webinar removed from
 * the list leaves the order unchanged, to be cancelled.
 */
export function stepOf(order: Standing, now: Date, delay: number): Step {
  const { kind, state, times } = order;
  if (kind === 'offer') {
    if (state === 'new') return { change: 'confirm', dueAt: later(now, delay) };
    return { change: state === 'confirmed' ? 'prepare' : null, dueAt: null };
  }
  if (times === null) return { change: null, dueAt: null };
  if (isMoved(order, now)) return { change: 'reopen', dueAt: now };
  const day = startOfDay(dayOf(times.startsAt));
  if (state === 'confirmed') {
    return day <= now ? { change: 'prepare', dueAt: times.endsAt } : { change: null, dueAt: day };
  }
  if (state !== 'ready') return { change: null, dueAt: null };
  return times.endsAt <= now
    ? { change: 'redeem', dueAt: null }
    : { change: null, dueAt: times.endsAt };
}

async function move(tx: Database, row: OrderRow, now: Date, delay: number): Promise<void> {
  const { change, dueAt } = stepOf(await standingOf(tx, row), now, delay);
  if (change === null) {
    await tx.update(orders).set({ dueAt }).where(eq(orders.id, row.id));
    return;
  }
  await changeOrder(
    tx,
    row,
    change,
    {
      dueAt,
      // A webinar needs no checkout code: anyone with a place sees its URL.
      ...(change === 'prepare' && row.kind === 'offer' ? { code: makeOrderCode() } : {}),
      ...(change === 'redeem' ? { redeemedAt: now } : {}),
      ...(change === 'reopen' ? { redeemedAt: null } : {}),
    },
    now,
  );
}

/**
 * Processes the next due order in one transaction, so a crash leaves it untouched. Concurrent
 * processes take different orders.
 * @returns whether there was one.
 */
export async function moveNext(db: Database, { now, delay }: Moving): Promise<boolean> {
  const at = now();
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(orders)
      .where(lte(orders.dueAt, at))
      .orderBy(asc(orders.dueAt), asc(orders.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return false;
    await move(tx, row, at, delay);
    return true;
  });
}

async function nextDue(db: Database): Promise<Date | null> {
  const [next] = await db
    .select({ dueAt: orders.dueAt })
    .from(orders)
    .where(isNotNull(orders.dueAt))
    .orderBy(asc(orders.dueAt))
    .limit(1);
  return next?.dueAt ?? null;
}

/**
 * Processes orders as they come due: confirms them, makes them ready with a code, ends past
 * webinars.
 */
export const startMover = (db: Database, moving: Moving): Worker =>
  startWorker({
    name: 'The order worker',
    now: moving.now,
    log: moving.log,
    next: () => moveNext(db, moving),
    due: () => nextDue(db),
  });
