/** How far a replica lags, by positions in the log of its primary. */
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from './database.ts';

/** A position in the log; larger is later. */
type Position = bigint;

type Seen = { readonly at: number; readonly position: Position };

/** `16/B374D848` */
const position = v.pipe(
  v.string(),
  v.transform((text): Position => {
    const [high = '0', low = '0'] = text.split('/');
    return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
  }),
);
const reply = v.object({ rows: v.array(v.object({ position: v.nullable(position) })) });

async function positionBy(db: Database, named: ReturnType<typeof sql>): Promise<Position | null> {
  const answered = await db.execute(sql`select ${named}::text as position`);
  return v.parse(reply, answered).rows[0]?.position ?? null;
}

/** What a replica has repeated so far; null for a server that is none. */
export const repeated = (replica: Database) => positionBy(replica, sql`pg_last_wal_replay_lsn()`);

/** What a primary has written so far. */
export const written = (primary: Database) => positionBy(primary, sql`pg_current_wal_lsn()`);

/**
 * Remembers where the primary was, and so tells the age of what a replica has.
 * @param most milliseconds that are remembered.
 */
export function lagMeter(most: number): {
  readonly see: (seen: Seen) => void;
  /** Milliseconds, or `Infinity` for more than is remembered. */
  readonly lagOf: (position: Position, now: number) => number;
} {
  let seen: readonly Seen[] = [];
  return {
    see: (one) => {
      seen = [...seen.filter(({ at }) => at >= one.at - most), one];
    },
    lagOf: (has, now) => {
      const known = seen.findLast((one) => one.position <= has);
      return known ? now - known.at : Infinity;
    },
  };
}
