/** The statements that a backend sends to its database. */
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
};

/** Logs what goes through a second handle of a database. */
export function logStatements(db: Database): Logged {
  let statements: string[] = [];
  const logger = { logQuery: (statement: string) => void statements.push(statement) };
  const client: unknown = Reflect.get(db, '$client');
  const open = (): Database => {
    if (client instanceof PGlite) return embedded({ client, schema, logger });
    if (client instanceof pg.Pool) return onServer({ client, schema, logger });
    throw new Error('This database has another client.');
  };
  return {
    db: open(),
    during: async (work) => {
      statements = [];
      await work();
      return statements.filter((statement) => !/^(begin|commit)/i.test(statement));
    },
  };
}
