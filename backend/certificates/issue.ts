import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { signals } from '../../system/signals.ts';
import { certificateRequests, certificates } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { deliver, type Delivery } from './deliver.ts';
import { makeCode, makeNumber } from './number.ts';
import { expiryOf } from './rules.ts';

type Job = typeof certificateRequests.$inferSelect;

/** Number collisions after which something must be wrong. */
const NUMBER_TRIES = 5;

/** Delay after a failure, in milliseconds, doubled each time up to the maximum. */
const PAUSE = 2_000;
const LONGEST_PAUSE = 10 * 60 * 1000;

export type Issuing = Delivery & {
  readonly now: () => Date;
  readonly log: (message: string, error: unknown) => void;
};

async function insertCertificate(tx: Database, job: Job, issuedAt: Date) {
  for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
    const number = makeNumber();
    const [made] = await tx
      .insert(certificates)
      .values({
        requestId: job.id,
        phone: job.phone,
        number,
        code: makeCode(number),
        holder: `${job.name} ${job.lastName}`,
        opticId: job.opticId,
        optician: job.optician,
        issuedAt,
        expiresAt: expiryOf(issuedAt),
        resentAt: [],
        updatedAt: issuedAt,
      })
      .onConflictDoNothing({ target: certificates.number })
      .returning();
    if (made) return made;
  }
  throw new Error('No unused certificate number was found');
}

async function finish(tx: Database, job: Job, now: Date, delivery: Delivery): Promise<void> {
  const made = await insertCertificate(tx, job, now);
  await tx
    .update(certificateRequests)
    .set({ state: 'ready' })
    .where(eq(certificateRequests.id, job.id));
  await deliver(tx, made, delivery, now);
}

/** Reschedules a failed job so that the others can proceed. */
async function postpone(db: Database, { id, failures }: Job, now: Date): Promise<void> {
  const pause = Math.min(PAUSE * 2 ** failures, LONGEST_PAUSE);
  await db
    .update(certificateRequests)
    .set({
      failures: sql`${certificateRequests.failures} + 1`,
      dueAt: new Date(now.getTime() + pause),
    })
    .where(and(eq(certificateRequests.id, id), eq(certificateRequests.state, 'process')));
}

/**
 * Processes the next due job: certificate, state, SMS and email in one transaction, so a crash
 * leaves the job untouched. Concurrent processes take different jobs.
 * @returns whether there was one.
 */
export async function issueNext(
  db: Database,
  { now, log, ...delivery }: Issuing,
): Promise<boolean> {
  const at = now();
  const { state, dueAt, id } = certificateRequests;
  let taken: Job | undefined;
  try {
    const isIssued = await db.transaction(async (tx) => {
      [taken] = await tx
        .select()
        .from(certificateRequests)
        .where(and(eq(state, 'process'), lte(dueAt, at)))
        .orderBy(asc(dueAt), asc(id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!taken) return false;
      await finish(tx, taken, at, delivery);
      return true;
    });
    if (isIssued) signals.certificateIssued.send();
    return isIssued;
  } catch (error) {
    if (!taken) throw error;
    log(`The certificate of request ${taken.id} was not issued`, error);
    signals.jobFailed.send({ worker: 'The certificate issuer' });
    await postpone(db, taken, at);
    return true;
  }
}

/** When the next job is due; null when there is none. */
export async function nextDue(db: Database): Promise<Date | null> {
  const [next] = await db
    .select({ dueAt: certificateRequests.dueAt })
    .from(certificateRequests)
    .where(eq(certificateRequests.state, 'process'))
    .orderBy(asc(certificateRequests.dueAt))
    .limit(1);
  return next?.dueAt ?? null;
}
