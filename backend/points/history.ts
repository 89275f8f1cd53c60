import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { PointsHistory, PointsKind } from '../../contract/schemas/member.ts';
import { pointsEntries } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { settle } from './ledger.ts';

type Asked = {
  readonly limit: number;
  readonly offset: number;
  readonly kind?: PointsKind | undefined;
};

/** A member's entries, newest first, each with the balance after it. */
export async function historyOf(
  db: Database,
  userId: number,
  { limit, offset, kind }: Asked,
  now: Date,
): Promise<PointsHistory> {
  await settle(db, userId, now);
  const { points } = pointsEntries;
  // Summed over all entries and filtered afterwards: the balance covers more than the selected
  // rows.
  const counted = db.$with('counted').as(
    db
      .select({
        id: pointsEntries.id,
        balance: sql<number>`sum(${points}) over (order by ${pointsEntries.id})`
          .mapWith(Number)
          .as('balance'),
      })
      .from(pointsEntries)
      .where(eq(pointsEntries.userId, userId)),
  );
  const chosen = { earned: gt(points, 0), spent: lt(points, 0), all: undefined }[kind ?? 'all'];
  const where = and(eq(pointsEntries.userId, userId), chosen);
  const [rows, total] = await Promise.all([
    db
      .with(counted)
      .select({ entry: pointsEntries, balance: counted.balance })
      .from(pointsEntries)
      .innerJoin(counted, eq(counted.id, pointsEntries.id))
      .where(where)
      .orderBy(desc(pointsEntries.id))
      .limit(limit)
      .offset(offset),
    db.$count(pointsEntries, where),
  ]);
  const items = rows.map(({ entry, balance }) => ({
    id: entry.id,
    title: entry.title,
    points: entry.points,
    balance,
    happened_at: entry.happenedAt.toISOString(),
    expires_on: entry.expiresOn,
  }));
  return { items, total, limit, offset };
}
