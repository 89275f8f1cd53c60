import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from '../../backend/db/database.ts';
import { openEmbedded } from '../../backend/db/open.ts';
import { openBlank, openCopy } from './postgres.ts';
import { makeScratch } from './scratch.ts';
import { blankDirectory, seededDirectory } from './snapshot.ts';

/** One of the databases the backend must support. */
export type Engine = {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** Opens a separate copy of the seeded database. */
  readonly open: () => Promise<OpenDatabase>;
  /** Opens a migrated database without content. */
  readonly openBlank: () => Promise<OpenDatabase>;
};

/** Opens a copy of a closed embedded database and deletes it on close. */
async function openCopyOf(kept: string): Promise<OpenDatabase> {
  const directory = makeScratch('database');
  const remove = () => rmSync(directory, { recursive: true });
  try {
    const database = join(directory, 'database');
    cpSync(kept, database, { recursive: true });
    const opened = await openEmbedded(database);
    return { ...opened, close: () => opened.close().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

const embedded: Engine = {
  name: 'PGlite',
  open: async () => openCopyOf(await seededDirectory()),
  openBlank: async () => openCopyOf(await blankDirectory()),
};

function onServer(address: string): Engine {
  return {
    name: 'PostgreSQL',
    open: () => openCopy(address),
    openBlank: () => openBlank(address),
  };
}

/** Server for testing the PostgreSQL side; its user must be allowed to create databases. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL;

/** Every available engine; each backend test runs on all of them. */
export const engines: readonly Engine[] = testDatabaseUrl
  ? [embedded, onServer(testDatabaseUrl)]
  : [embedded];
