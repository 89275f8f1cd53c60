import { openEmbedded, type OpenDatabase } from '../../backend/db/open.ts';
import { openBlank, openCopy } from './postgres.ts';
import { blankSnapshot, snapshot } from './snapshot.ts';

/** One of the databases the backend must work on. */
export type Engine = {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** A copy of its own of the seeded database. */
  readonly open: () => Promise<OpenDatabase>;
  /** Migrated and without content. */
  readonly openBlank: () => Promise<OpenDatabase>;
};

const embedded: Engine = {
  name: 'PGlite',
  open: async () => openEmbedded(undefined, await snapshot()),
  openBlank: async () => openEmbedded(undefined, await blankSnapshot()),
};

function onServer(address: string): Engine {
  return {
    name: 'PostgreSQL',
    open: () => openCopy(address),
    openBlank: () => openBlank(address),
  };
}

/** Server to try the PostgreSQL side on; its user must be allowed to create databases. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL;

/** Every engine that is available here; each test of the backend runs on all of them. */
export const engines: readonly Engine[] = testDatabaseUrl
  ? [embedded, onServer(testDatabaseUrl)]
  : [embedded];
