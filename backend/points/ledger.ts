import { and, asc, eq } from 'drizzle-orm';
import { oneAtATime } from '../db/one-at-a-time.ts';
import { pointsEntries } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { addDays, dayOf, startOfDay } from '../moscow-day.ts';
import { expiryReference, overOn, playThrough } from './lots.ts';
import type { Rule } from '../db/schema-points.ts';
import { expiryOf, readPointsRules, returnedExpiryOf, type EarningRule } from './rules.ts';

export type NewEntry = {
  readonly userId: number;
  readonly rule: Rule;
  readonly points: number;
  readonly title: string;
  /** What the entry is for; a repeated reference adds nothing. */
  readonly reference: string;
  readonly expiresOn: string | null;
};

/**
 * Locks a member's ledger for this transaction. Of two ledgers the newer member's is locked first:
 * an invitation always leads from a friend to the older member who invited them.
 */
export const holdLedger = (tx: Database, userId: number) => oneAtATime(tx, `points:${userId}`);

/**
 * Adds an entry, in the transaction of the change that it records.
 * @returns whether it is new: each reference counts once per member and rule.
 */
export async function addEntry(tx: Database, entry: NewEntry, now: Date): Promise<boolean> {
  await holdLedger(tx, entry.userId);
  const added = await tx
    .insert(pointsEntries)
    .values({ ...entry, happenedAt: now })
    .onConflictDoNothing({
      target: [pointsEntries.userId, pointsEntries.rule, pointsEntries.reference],
    })
    .returning({ id: pointsEntries.id });
  return added.length > 0;
}

/**
 * Adds earned points. Points that have expired before are recorded first: entries are listed in the
 * order of their ids, which must be that of time.
 * @returns whether they are new.
 */
export async function addEarned(
  tx: Database,
  entry: Omit<NewEntry, 'expiresOn'>,
  now: Date,
): Promise<boolean> {
  await settle(tx, entry.userId, now);
  const expiresOn = expiryOf(now, await readPointsRules(tx));
  return addEntry(tx, { ...entry, expiresOn }, now);
}

/** Adds points by a rule, with the lifetime of earned points. @returns whether they are new. */
export async function earn(
  tx: Database,
  userId: number,
  rule: EarningRule,
  reference: string,
  now: Date,
): Promise<boolean> {
  const { points, title } = (await readPointsRules(tx)).earnings[rule];
  return addEarned(tx, { userId, rule, points, title, reference }, now);
}

const entriesOf = (db: Database, userId: number) =>
  db
    .select()
    .from(pointsEntries)
    .where(eq(pointsEntries.userId, userId))
    .orderBy(asc(pointsEntries.id));

/**
 * Records points that have expired since the last check, dated to the moment they expired.
 * @returns the remaining lots, soonest to expire first.
 */
export async function settle(db: Database, userId: number, now: Date) {
  const today = dayOf(now);
  const { left } = playThrough(await entriesOf(db, userId));
  if (overOn(left, today).length === 0) return left;
  return db.transaction(async (tx) => {
    await holdLedger(tx, userId);
    // Read again: another transaction may have recorded it while this one waited.
    const held = playThrough(await entriesOf(tx, userId)).left;
    const over = overOn(held, today);
    for (const lot of over) {
      const entry = {
        userId,
        rule: 'expiry',
        points: -lot.left,
        title: 'Срок баллов истёк',
        reference: expiryReference(lot),
        expiresOn: null,
      } as const;
      await addEntry(tx, entry, startOfDay(addDays(lot.expiresOn ?? today, 1)));
    }
    return held.filter((lot) => !over.includes(lot));
  });
}

type Spending = Pick<NewEntry, 'userId' | 'title' | 'reference'> & {
  /** The amount; zero costs nothing and leaves no entry. */
  readonly points: number;
};

/**
 * Spends points on an order.
 * @throws Failure `balance_too_low`.
 */
export async function spend(tx: Database, spending: Spending, now: Date): Promise<void> {
  const { userId, points } = spending;
  if (points === 0) return;
  await holdLedger(tx, userId);
  const left = await settle(tx, userId, now);
  const available = left.reduce((total, lot) => total + lot.left, 0);
  if (available < points) {
    throw new Failure(
      'balance_too_low',
      `Не\u00a0хватает баллов: нужно ${points}, у\u00a0вас ${available}`,
    );
  }
  await addEntry(tx, { ...spending, rule: 'order', points: -points, expiresOn: null }, now);
}

/**
 * Refunds the points of an order, each part with its own expiry: ordering and cancelling does not
 * extend the lifetime of points, and none are lost because the order took its time.
 */
export async function giveBack(
  tx: Database,
  { userId, title, reference }: Omit<Spending, 'points'>,
  now: Date,
): Promise<void> {
  await holdLedger(tx, userId);
  const [spent] = await tx
    .select({ id: pointsEntries.id })
    .from(pointsEntries)
    .where(
      and(
        eq(pointsEntries.userId, userId),
        eq(pointsEntries.rule, 'order'),
        eq(pointsEntries.reference, reference),
      ),
    );
  if (!spent) return;
  await settle(tx, userId, now);
  const rules = await readPointsRules(tx);
  const parts = new Map<string | null, number>();
  for (const part of playThrough(await entriesOf(tx, userId)).paid.get(spent.id) ?? []) {
    const expiresOn = returnedExpiryOf(part.expiresOn, now, rules);
    parts.set(expiresOn, (parts.get(expiresOn) ?? 0) + part.points);
  }
  for (const [expiresOn, points] of parts) {
    const entry = { userId, rule: 'return', points, title, expiresOn } as const;
    await addEntry(tx, { ...entry, reference: `${reference}:${expiresOn}` }, now);
  }
}
