import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import { technicalData } from '../../src/config/kept-data.ts';
import { contentChanges, contentTeller } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { beforeNow } from '../retention/before-now.ts';

/** Maximum changes per message, except for those of one transaction. */
export const MOST = 500;

export type Waiting = Awaited<ReturnType<typeof waitingChanges>>;

const undelivered = (db: Database, which?: SQL) =>
  db
    .select()
    .from(contentChanges)
    .where(and(isNull(contentChanges.deliveredAt), which))
    .orderBy(asc(contentChanges.revision));

/**
 * Undelivered changes, oldest first. All changes of one transaction are sent in one message, whatever
 * their number: readers must not see half of it.
 */
export async function waitingChanges(db: Database, most = MOST) {
  const waiting = await undelivered(db).limit(most);
  const last = waiting.at(-1);
  if (!last || waiting.length < most) return waiting;
  const { transaction, revision } = contentChanges;
  const isOfLast = and(eq(transaction, last.transaction), gt(revision, last.revision));
  return [...waiting, ...(await undelivered(db, isOfLast))];
}

/** The newest delivered change and its delivery time; null if none is known. */
export async function lastDelivered(db: Database): Promise<{ at: Date; revision: number } | null> {
  const { deliveredAt, revision } = contentChanges;
  const [last] = await db
    .select({ at: deliveredAt, revision })
    .from(contentChanges)
    .where(isNotNull(deliveredAt))
    .orderBy(desc(revision))
    .limit(1);
  return last?.at ? { at: last.at, revision: last.revision } : null;
}

/**
 * When the next build may start; null when it may start now.
 * @param interval milliseconds between two builds; 0 when builds need not wait.
 */
export async function nextBuildAt(db: Database, interval: number, now: Date): Promise<Date | null> {
  const last = interval > 0 ? await lastDelivered(db) : null;
  // A time in the future comes from a clock that was ahead: ignore it.
  if (!last || last.at > now) return null;
  const next = new Date(last.at.getTime() + interval);
  return next > now ? next : null;
}

/**
 * Marks all changes up to the last of these as delivered. Revisions become visible in order, so this
 * range contains no undelivered change, and it takes one parameter whatever its size.
 */
export async function markDelivered(db: Database, told: Waiting, now: Date): Promise<void> {
  const last = told.at(-1);
  if (!last) return;
  const { deliveredAt, revision } = contentChanges;
  await db
    .update(contentChanges)
    .set({ deliveredAt: now })
    .where(and(isNull(deliveredAt), lte(revision, last.revision)));
}

/**
 * Deletes old delivered changes, which stay for a while for troubleshooting. The newest one stays until
 * there is a newer one: it records when a build was last started. Without a receiver, undelivered changes
 * are deleted as well.
 */
export async function forgetChanges(
  db: Database,
  { hasReceiver }: { hasReceiver: boolean },
  now: Date,
): Promise<void> {
  const before = beforeNow(technicalData.content_changes.term, now);
  const old = lt(contentChanges.savedAt, before);
  if (!hasReceiver) {
    await db.delete(contentChanges).where(old);
    return;
  }
  const { deliveredAt, revision } = contentChanges;
  const last = await lastDelivered(db);
  if (!last) return;
  await db
    .delete(contentChanges)
    .where(and(old, isNotNull(deliveredAt), lt(revision, last.revision)));
}

export type Holding = {
  readonly holder: string;
  readonly now: Date;
  readonly until: Date;
  /** Maximum duration of a lease, in milliseconds; a longer one comes from a clock that was ahead. */
  readonly longest: number;
};

/** Acquires the delivery lease. @returns whether it was free. */
export async function holdTelling(
  db: Database,
  { holder, now, until, longest }: Holding,
): Promise<boolean> {
  const end = contentTeller.until;
  const taken = await db
    .update(contentTeller)
    .set({ holder, until })
    .where(or(lte(end, now), gt(end, new Date(now.getTime() + longest))))
    .returning({ id: contentTeller.id });
  return taken.length > 0;
}

/** Sets the end of a lease that is held; a time in the past releases it. */
export async function endTelling(db: Database, holder: string, until: Date): Promise<void> {
  await db.update(contentTeller).set({ until }).where(eq(contentTeller.holder, holder));
}
