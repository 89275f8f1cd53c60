/** How far a replica lags behind its primary, by WAL positions. */
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from './database.ts';

/** A position in the WAL; larger is later. */
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

/** The position that a replica has replayed; null if the server is not a replica. */
export const repeated = (replica: Database) => positionBy(replica, sql`pg_last_wal_replay_lsn()`);

/** The position that a primary has written. */
export const written = (primary: Database) => positionBy(primary, sql`pg_current_wal_lsn()`);

/**
 * Records the primary's positions, and derives the age of a replica's data from them.
 * @param most how long positions are kept, in milliseconds.
 */
export function lagMeter(most: number): {
  readonly see: (seen: Seen) => void;
  /** Milliseconds, or `Infinity` when the position is older than the record. */
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
