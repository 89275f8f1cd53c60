import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../backend/db/database.ts';
import { openEmbedded, openServer } from '../../backend/db/open.ts';
import { testDatabaseUrl } from '../contract/database.ts';
import { openCopy } from '../contract/postgres.ts';
import { seededDirectory } from '../contract/snapshot.ts';

/** A database that the backend process and a test open in turn. */
export type Place = {
  readonly name: string;
  readonly make: (directory: string) => Promise<{
    readonly environment: Record<string, string>;
    readonly use: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
    readonly end: () => Promise<void>;
  }>;
};

const embedded: Place = {
  name: 'PGlite',
  make: async (directory) => {
    const database = join(directory, 'database');
    cpSync(await seededDirectory(), database, { recursive: true });
    return {
      environment: { DATA_DIR: directory, DATABASE_URL: '' },
      use: async (work) => {
        const opened = await openEmbedded(database);
        try {
          return await work(opened.db);
        } finally {
          await opened.close();
        }
      },
      end: async () => {},
    };
  },
};

const onServer = (server: string): Place => ({
  name: 'PostgreSQL',
  make: async (directory) => {
    const copy = await openCopy(server);
    return {
      environment: { DATA_DIR: directory, DATABASE_URL: copy.address },
      use: async (work) => {
        const opened = await openServer(copy.address);
        try {
          return await work(opened.db);
        } finally {
          await opened.close();
        }
      },
      end: copy.close,
    };
  },
});

/** Every kind of database available here. */
export const places: readonly Place[] = testDatabaseUrl
  ? [embedded, onServer(testDatabaseUrl)]
  : [embedded];
