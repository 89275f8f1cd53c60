import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The type that the backend's queries are written against, for both PGlite and PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Listening = {
  readonly channel: string;
  /** Gets what was sent with `pg_notify`, once its transaction is over. */
  readonly heard: (payload: string) => void;
  /** Called each time that listening begins: nobody has heard what was said before. */
  readonly begun: () => void;
  readonly log: (message: string) => void;
};

/** The connections of this process to a server. */
export type Connections = {
  readonly total: number;
  readonly idle: number;
  /** Statements that wait for one. */
  readonly waiting: number;
  /** How many there may be. */
  readonly most: number;
};

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
  /** Hears what this process, or another one on a server, says. @returns a function that stops it. */
  readonly listen: (listening: Listening) => () => Promise<void>;
  /** Its connections; null for the embedded database, which has none. */
  readonly connections: (() => Connections) | null;
  readonly close: () => Promise<void>;
};
