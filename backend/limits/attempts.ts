import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { technicalData } from '../../src/config/kept-data.ts';
import { attempts } from '../db/schema.ts';
import { oneAtATime } from '../db/one-at-a-time.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { beforeNow } from '../retention/before-now.ts';

const MINUTE = 60_000;
/** Old ones that one try clears away. */
const CLEARED = 100;

export type Limit = {
  /** What is counted: `login.email`. */
  readonly kind: string;
  /** Hash of who is counted; null for one who cannot be told from others. */
  readonly mark: string | null;
  readonly most: number;
  readonly minutes: number;
};

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** How often something was tried of late. */
export const attemptsOf = (
  db: Database,
  { kind, mark, minutes }: Pick<Limit, 'kind' | 'minutes'> & { readonly mark: string },
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

/** Rows another try is clearing are left to it: two that wait for each other would both fail. */
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
 * Counts a try, before anything is done for it: whatever comes of it, it was one. A try that is
 * refused counts nothing, so that the limit opens again.
 * @throws Failure `too_many_requests` with those words.
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
    // Two at once would each count without the other.
    await oneAtATime(tx, ...known.map(({ kind, mark }) => `attempt:${kind}:${mark}`));
    for (const limit of known) {
      const made = await attemptsOf(tx, limit, now);
      if (made >= limit.most) throw new Failure('too_many_requests', told);
    }
    await tx.insert(attempts).values(known.map(({ kind, mark }) => ({ kind, mark, madeAt: now })));
    await clearOld(tx, now);
  });
}
