import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { technicalData } from '../../src/config/kept-data.ts';
import { attempts } from '../db/schema.ts';
import { oneAtATime } from '../db/one-at-a-time.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { beforeNow } from '../retention/before-now.ts';

const MINUTE = 60_000;
/** Maximum number of old attempts that one attempt deletes. */
const CLEARED = 100;

export type Limit = {
  /** The counted action: `login.email`. */
  readonly kind: string;
  /** Hash of the counted caller; null for one without an identifier. */
  readonly mark: string | null;
  readonly most: number;
  readonly minutes: number;
};

type Counted = Pick<Limit, 'kind'> & { readonly mark: string };

/** Locks counts until the end of the transaction: concurrent attempts would each miss the other in them. */
export const holdCounts = (tx: Database, ...counted: Counted[]): Promise<void> =>
  oneAtATime(tx, ...counted.map(({ kind, mark }) => `attempt:${kind}:${mark}`));

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** The number of recent attempts. */
export const attemptsOf = (
  db: Database,
  { kind, mark, minutes }: Counted & Pick<Limit, 'minutes'>,
  now: Date,
): Promise<number> =>
  db.$count(
    attempts,
    and(
      eq(attempts.kind, kind),
      eq(attempts.mark, mark),
      gt(attempts.madeAt, before(now, minutes * MINUTE)),
    ),
  );

/**
 * Deletes old attempts. Rows that another transaction is deleting are skipped; waiting for each
 * other would deadlock.
 */
async function clearOld(tx: Database, now: Date): Promise<void> {
  const old = tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(lt(attempts.madeAt, beforeNow(technicalData.attempts.term, now)))
    .limit(CLEARED)
    .for('update', { skipLocked: true });
  await tx.delete(attempts).where(inArray(attempts.id, old));
}

/**
 * Counts an attempt before any work is done for it, whatever its outcome. A rejected attempt is not
 * counted, so the limit opens again.
 * @throws Failure `too_many_requests` with the given message.
 */
export async function countAttempt(
  db: Database,
  limits: readonly Limit[],
  told: string,
  now: Date,
): Promise<void> {
  const known = limits.flatMap(({ mark, ...limit }) => (mark === null ? [] : [{ ...limit, mark }]));
  if (known.length === 0) return;
  await db.transaction(async (tx) => {
    await holdCounts(tx, ...known);
    for (const limit of known) {
      const made = await attemptsOf(tx, limit, now);
      if (made >= limit.most) throw new Failure('too_many_requests', told);
    }
    await tx.insert(attempts).values(known.map(({ kind, mark }) => ({ kind, mark, madeAt: now })));
    await clearOld(tx, now);
  });
}
