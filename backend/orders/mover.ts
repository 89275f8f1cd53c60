import { asc, eq, isNotNull, lte } from 'drizzle-orm';
import { orders } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { dayOf, startOfDay } from '../moscow-day.ts';
import { startWorker, type Worker } from '../worker.ts';
import { changeOrder } from './change.ts';
import { makeOrderCode } from './code.ts';
import { standingOf, type OrderRow } from './find.ts';
import type { Change, Standing } from './states.ts';

export type Moving = {
  readonly now: () => Date;
  /** How long each step of an offer's order takes, in milliseconds. */
  readonly delay: number;
  readonly log: (message: string, error: unknown) => void;
};

/** What is due, and when the worker comes again; without a change it only comes again. */
type Step = { readonly change: Change | null; readonly dueAt: Date | null };

const later = (now: Date, delay: number) => new Date(now.getTime() + delay);

/**
 * The next step of an order that is due. A webinar that was put off is waited for, one that was
 * taken off the list leaves the order as it is, to be cancelled.
 */
export function stepOf({ kind, state, times }: Standing, now: Date, delay: number): Step {
  if (kind === 'offer') {
    if (state === 'new') return { change: 'confirm', dueAt: later(now, delay) };
    return { change: state === 'confirmed' ? 'prepare' : null, dueAt: null };
  }
  if (times === null) return { change: null, dueAt: null };
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
      // A webinar needs nothing for a till: who has a place sees where to watch it.
      ...(change === 'prepare' && row.kind === 'offer' ? { code: makeOrderCode() } : {}),
      ...(change === 'redeem' ? { redeemedAt: now } : {}),
    },
    now,
  );
}

/**
 * Moves the next order on that is due, in one transaction: a process that dies leaves it as it was.
 * Several processes take different ones.
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

/** Moves orders on as they come due: confirmed, ready with a code, webinars that are over. */
export const startMover = (db: Database, moving: Moving): Worker =>
  startWorker({
    name: 'The mover of orders',
    now: moving.now,
    log: moving.log,
    next: () => moveNext(db, moving),
    due: () => nextDue(db),
  });
