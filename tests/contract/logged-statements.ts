/** The statements that a backend sends to its database. */
import { sql, type SQL } from 'drizzle-orm';
import { drizzle as onServer } from 'drizzle-orm/node-postgres';
import { drizzle as embedded } from 'drizzle-orm/pglite';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from '../../backend/db/database.ts';
import * as schema from '../../backend/db/schema.ts';

export type Logged = {
  /** The same database, whose statements are logged. */
  readonly db: Database;
  /** Runs the work. @returns its statements, without those that begin and end a transaction. */
  readonly during: (work: () => Promise<unknown>) => Promise<string[]>;
  /** The same, with their parameters inserted: to be explained, or sent again. */
  readonly sentDuring: (work: () => Promise<unknown>) => Promise<SQL[]>;
};

type Sent = { readonly statement: string; readonly params: readonly unknown[] };

/** The odd parts of a statement split by its placeholders are their numbers. */
const withParams = ({ statement, params }: Sent): SQL =>
  sql.join(
    statement
      .split(/\$(\d+)/)
      .map((part, place) => (place % 2 === 0 ? sql.raw(part) : sql`${params[Number(part) - 1]}`)),
  );

/** Logs the statements of a second handle of a database. */
export function logStatements(db: Database): Logged {
  let sent: Sent[] = [];
  const logger = {
    logQuery: (statement: string, params: unknown[]) => void sent.push({ statement, params }),
  };
  const client: unknown = Reflect.get(db, '$client');
  const open = (): Database => {
    if (client instanceof PGlite) return embedded({ client, schema, logger });
    if (client instanceof pg.Pool) return onServer({ client, schema, logger });
    throw new Error('This database has another client.');
  };
  const during = async (work: () => Promise<unknown>) => {
    sent = [];
    await work();
    return sent.filter(({ statement }) => !/^(begin|commit)/i.test(statement));
  };
  return {
    db: open(),
    during: async (work) => (await during(work)).map(({ statement }) => statement),
    sentDuring: async (work) => (await during(work)).map(withParams),
  };
}
