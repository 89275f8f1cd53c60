import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** What the backend's queries are written against: the same on PGlite and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type OpenDatabase = {
  readonly db: Database;
  /** Where the data is, for a person: a directory or a server. */
  readonly place: string;
  /** Does what only one of several backends may do at a time; the others wait for it. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
};
