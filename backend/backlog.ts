/** The backlog of the database, for monitors. */
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { askedTogether } from './asked-together.ts';
import type { Database } from './db/database.ts';

/** Ages are in seconds, and 0 when nothing waits. */
export type Backlog = {
  /** For how long the oldest job of each queue has been due. */
  readonly overdue: Readonly<Record<'outbox' | 'certificates' | 'orders' | 'changes', number>>;
  /** Age of the oldest message that waits to be sent. */
  readonly oldestMessage: number;
  /** Messages that wait, or that somebody has to attend to. */
  readonly messages: Readonly<Record<'waiting' | 'dead' | 'unknown' | 'failed', number>>;
};

/** Query timeout in milliseconds: the collector of metrics waits for the response. */
const PATIENCE = 2_000;

const seconds = v.pipe(v.unknown(), v.transform(Number), v.number());
const reply = v.object({
  rows: v.tuple([
    v.object({
      outbox: seconds,
      certificates: seconds,
      orders: seconds,
      changes: seconds,
      oldest: seconds,
      waiting: seconds,
      dead: seconds,
      unknown: seconds,
      failed: seconds,
    }),
  ]),
});

/** Each subquery reads the first entry of an index, or counts the few messages in trouble. */
const question = (now: Date, interval: number) => {
  const since = (first: ReturnType<typeof sql>) =>
    sql`greatest(0, coalesce(extract(epoch from ${now.toISOString()}::timestamptz - (${first})), 0))`;
  const count = (state: string) =>
    sql`(select count(*) from outbox where state = ${sql.raw(`'${state}'`)})`;
  // A change that only waits for the interval between two builds is not late. A `delivered_at` in the
  // future comes from a clock that was ahead: nothing waits for it.
  const delivered = sql`case when delivered_at <= ${now.toISOString()}::timestamptz then delivered_at end`;
  const mayBeTold = sql`(select ${delivered} from content_changes where delivered_at is not null order by revision desc limit 1) + make_interval(secs => ${interval / 1_000})`;
  return sql`select
    ${since(sql`select next_try_at from outbox where state = 'waiting' and next_try_at is not null order by next_try_at limit 1`)} as outbox,
    ${since(sql`select due_at from certificate_requests where state = 'process' order by due_at limit 1`)} as certificates,
    ${since(sql`select due_at from orders where due_at is not null order by due_at limit 1`)} as orders,
    ${since(sql`select greatest(saved_at, ${mayBeTold}) from content_changes where delivered_at is null order by revision limit 1`)} as changes,
    ${since(sql`select sent_at from outbox where state = 'waiting' order by id limit 1`)} as oldest,
    ${count('waiting')} as waiting, ${count('dead')} as dead,
    ${count('unknown')} as unknown, ${count('failed')} as failed`;
};

/**
 * Reads the current backlog.
 * @param interval milliseconds between two messages about changes.
 * @throws when the database gives no valid answer.
 */
export async function backlogOf(db: Database, now: Date, interval = 0): Promise<Backlog> {
  const { rows } = v.parse(reply, await db.execute(question(now, interval)));
  const [{ outbox, certificates, orders, changes, oldest, waiting, dead, unknown, failed }] = rows;
  return {
    overdue: { outbox, certificates, orders, changes },
    oldestMessage: oldest,
    messages: { waiting, dead, unknown, failed },
  };
}

type Asking = {
  readonly now: () => Date;
  /** Whether a receiver is configured; without one, changes wait for nobody. */
  readonly isTold: boolean;
  /** Milliseconds between two messages about changes. */
  readonly interval: number;
};

/** @returns a function that reads the backlog; null when the database does not answer in time. */
export const backlogReader = (db: Database, { now, isTold, interval }: Asking) =>
  askedTogether<Backlog | null>(
    async () => {
      const backlog = await backlogOf(db, now(), interval);
      return isTold ? backlog : { ...backlog, overdue: { ...backlog.overdue, changes: 0 } };
    },
    { otherwise: null, patience: PATIENCE },
  );
