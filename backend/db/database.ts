import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The type that the backend's queries are written against, for both PGlite and PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type OpenDatabase = {
  readonly db: Database;
  /** Where the data is stored, for display: a directory or a server. */
  readonly place: string;
  /** Runs work that only one backend may do at a time; the others wait. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /**
   * Copies the database as it is now to a directory, while it stays in use; null for a server, which
   * has programs for that.
   */
  readonly snapshot: ((into: string) => Promise<void>) | null;
  readonly close: () => Promise<void>;
};
