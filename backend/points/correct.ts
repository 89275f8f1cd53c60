import { and, eq } from 'drizzle-orm';
import { pointsEntries } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { addEntry, holdLedger, settle, type NewEntry } from './ledger.ts';
import { expiryOf, readPointsRules } from './rules.ts';

export type Correction = Pick<NewEntry, 'userId' | 'points' | 'title'> & {
  /** The key of the attempt: a repetition changes nothing. */
  readonly key: string;
};

const RULE = 'correction';

async function isKnown(tx: Database, { userId, points, title, key }: Correction): Promise<boolean> {
  const [known] = await tx
    .select()
    .from(pointsEntries)
    .where(
      and(
        eq(pointsEntries.userId, userId),
        eq(pointsEntries.rule, RULE),
        eq(pointsEntries.reference, key),
      ),
    );
  if (known && (known.points !== points || known.title !== title)) {
    throw new Failure('key_reused', 'Этот запрос уже отправлен с\u00a0другими данными');
  }
  return known !== undefined;
}

/**
 * Adds or subtracts points, never more than can be spent. Added points expire like earned ones.
 * @returns the new balance, and whether the entry is new.
 * @throws Failure `balance_too_low`, `key_reused`.
 */
export async function correctPoints(
  tx: Database,
  correction: Correction,
  now: Date,
): Promise<{ readonly balance: number; readonly isNew: boolean }> {
  const { userId, points, title, key: reference } = correction;
  await holdLedger(tx, userId);
  const left = await settle(tx, userId, now);
  const available = left.reduce((total, lot) => total + lot.left, 0);
  if (await isKnown(tx, correction)) return { balance: available, isNew: false };
  if (available + points < 0) {
    throw new Failure(
      'balance_too_low',
      `Отнять можно не\u00a0больше ${available}: столько баллов осталось`,
    );
  }
  const expiresOn = points > 0 ? expiryOf(now, await readPointsRules(tx)) : null;
  await addEntry(tx, { userId, rule: RULE, points, title, reference, expiresOn }, now);
  return { balance: available + points, isNew: true };
}
