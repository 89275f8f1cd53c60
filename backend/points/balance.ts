import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Balance } from '../../contract/schemas/member.ts';
import { pointsEntries, users } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { settle } from './ledger.ts';
import type { Lot } from './lots.ts';
import { readPointsRules } from './rules.ts';

/** The next points to expire: all that expire on that day. */
function nextExpiry(left: readonly Lot[]): Balance['expiring'] {
  const on = left[0]?.expiresOn ?? null;
  if (on === null) return null;
  const ending = left.filter(({ expiresOn }) => expiresOn === on);
  return { points: ending.reduce((total, lot) => total + lot.left, 0), on };
}

/** Points for invited friends who have not registered a package yet. */
async function promised(db: Database, userId: number): Promise<number> {
  const paid = and(
    eq(pointsEntries.userId, userId),
    eq(pointsEntries.rule, 'inviter'),
    eq(pointsEntries.reference, sql`${users.id}::text`),
  );
  const [friends] = await db
    .select({ waiting: count() })
    .from(users)
    .leftJoin(pointsEntries, paid)
    .where(and(eq(users.invitedBy, userId), isNull(users.deletedAt), isNull(pointsEntries.id)));
  const waiting = friends?.waiting ?? 0;
  return waiting === 0 ? 0 : waiting * (await readPointsRules(db)).earnings.inviter.points;
}

/** The points a member can spend, those promised to them, and those that expire next. */
export async function balanceOf(db: Database, userId: number, now: Date): Promise<Balance> {
  const left = await settle(db, userId, now);
  return {
    available: left.reduce((total, lot) => total + lot.left, 0),
    pending: await promised(db, userId),
    expiring: nextExpiry(left),
  };
}
