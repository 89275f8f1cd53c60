import { and, asc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { technicalData } from '../../src/config/kept-data.ts';
import { contentChanges, contentTeller } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { beforeNow } from '../retention/before-now.ts';

/** Maximum changes per message. */
const MOST = 500;

export type Waiting = Awaited<ReturnType<typeof waitingChanges>>;

/** Undelivered changes, oldest first. */
export function waitingChanges(db: Database) {
  return db
    .select()
    .from(contentChanges)
    .where(isNull(contentChanges.deliveredAt))
    .orderBy(asc(contentChanges.revision))
    .limit(MOST);
}

export async function markDelivered(db: Database, told: Waiting, now: Date): Promise<void> {
  const revisions = told.map(({ revision }) => revision);
  await db
    .update(contentChanges)
    .set({ deliveredAt: now })
    .where(inArray(contentChanges.revision, revisions));
}

/**
 * Deletes old delivered changes; they stay for a while for troubleshooting. Without a receiver it
 * also deletes undelivered ones.
 */
export async function forgetChanges(
  db: Database,
  { hasReceiver }: { hasReceiver: boolean },
  now: Date,
): Promise<void> {
  const before = beforeNow(technicalData.content_changes.term, now);
  const old = lt(contentChanges.savedAt, before);
  const delivered = isNotNull(contentChanges.deliveredAt);
  await db.delete(contentChanges).where(hasReceiver ? and(old, delivered) : old);
}

export type Holding = { readonly holder: string; readonly now: Date; readonly until: Date };

/** Acquires the delivery lease. @returns whether it was free. */
export async function holdTelling(db: Database, { holder, now, until }: Holding): Promise<boolean> {
  const taken = await db
    .update(contentTeller)
    .set({ holder, until })
    .where(lt(contentTeller.until, now))
    .returning({ id: contentTeller.id });
  return taken.length > 0;
}

/** Releases the lease so that another process need not wait for it to expire. */
export async function leaveTelling(db: Database, holder: string): Promise<void> {
  await db
    .update(contentTeller)
    .set({ until: new Date(0) })
    .where(eq(contentTeller.holder, holder));
}
