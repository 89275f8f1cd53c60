import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The type that the backend's queries are written against, for both PGlite and PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Listening = {
  readonly channel: string;
  /** Receives the payload of `pg_notify` after its transaction commits. */
  readonly heard: (payload: string) => void;
  /** Called each time listening begins: earlier notifications were missed. */
  readonly begun: () => void;
  readonly log: (message: string) => void;
};

/** The connections of this process to a server. */
export type Connections = {
  readonly total: number;
  readonly idle: number;
  /** Statements that wait for a connection. */
  readonly waiting: number;
  /** Maximum number of connections. */
  readonly most: number;
};

export type OpenDatabase = {
  readonly db: Database;
  /** Where the data is stored, for display: a directory or a server. */
  readonly place: string;
  /** Runs work that only one backend may do at a time; the others wait. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /**
   * Copies the current database to a directory while it stays in use; null for a server, which has its
   * own tools for that.
   */
  readonly snapshot: ((into: string) => Promise<void>) | null;
  /** Listens to notifications of this process, and on a server of others. @returns a function to stop. */
  readonly listen: (listening: Listening) => () => Promise<void>;
  /** Its connections; null for the embedded database, which has none. */
  readonly connections: (() => Connections) | null;
  readonly close: () => Promise<void>;
};
