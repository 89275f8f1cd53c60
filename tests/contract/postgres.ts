import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { OpenDatabase } from '../../backend/db/database.ts';
import { openServer } from '../../backend/db/open.ts';
import type { Database } from '../../backend/db/database.ts';
import { contentKey, fill } from './snapshot.ts';

const PREFIX = 'yasno_test_';
/** An arbitrary number that nothing else on the server locks. */
const TEMPLATE_LOCK = 20_261_121;

function addressOf(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

type Template = { readonly name: string; readonly fill: (db: Database) => Promise<void> };

const TEMPLATE = `${PREFIX}template_`;
const seeded: Template = { name: `${TEMPLATE}${contentKey}`, fill };
const blank: Template = { name: `${TEMPLATE}${contentKey}_blank`, fill: async () => {} };

async function makeTemplate(
  server: string,
  client: pg.Client,
  { name, fill: fillTemplate }: Template,
): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [TEMPLATE],
  );
  if (rows.some((row) => row.datname === name)) return;
  const old = rows.filter(({ datname }) => !datname.startsWith(seeded.name));
  for (const { datname } of old) await client.query(`drop database if exists ${datname}`);
  // Renamed when filled: an interrupted run must not leave a partial template behind.
  const filling = `${PREFIX}filling`;
  await client.query(`drop database if exists ${filling}`);
  await client.query(`create database ${filling}`);
  const database = await openServer(addressOf(server, filling));
  try {
    await fillTemplate(database.db);
  } finally {
    await database.close();
  }
  await client.query(`alter database ${filling} rename to ${name}`);
}

/** Polls of a database's connections before the remaining ones are terminated. */
const LOOKS = 500;

/**
 * Drops a database once its connections are closed: a pool reports the end before the server does,
 * and terminating a connection in between would make closing it fail.
 */
async function drop(client: pg.Client, name: string): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const open = await client.query('select 1 from pg_stat_activity where datname = $1', [name]);
    if (open.rowCount === 0) break;
  }
  await client.query(`drop database ${name} with (force)`);
}

/** Runs work on a separate database that is completely empty. */
export async function withEmptyDatabase(
  server: string,
  work: (address: string) => Promise<void>,
): Promise<void> {
  const name = `${PREFIX}${process.pid}_${randomBytes(4).toString('hex')}`;
  await onServer(server, (client) => client.query(`create database ${name}`));
  try {
    await work(addressOf(server, name));
  } finally {
    await onServer(server, (client) => drop(client, name));
  }
}

/** A database whose URL can be passed to another process. */
export type OpenCopy = OpenDatabase & { readonly address: string };

/** Creates a separate database on the server and drops it on close. */
async function openNew(server: string, from: string): Promise<OpenCopy> {
  const name = `${PREFIX}${process.pid}_${randomBytes(4).toString('hex')}`;
  await onServer(server, (client) => client.query(`create database ${name} template ${from}`));
  const address = addressOf(server, name);
  const opened = await openServer(address);
  const close = async () => {
    await opened.close();
    await onServer(server, (client) => drop(client, name));
  };
  return { ...opened, address, close };
}

/** Creates a template unless it exists; concurrent callers wait for it. */
async function ensureTemplate(server: string, template: Template): Promise<void> {
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await makeTemplate(server, client, template);
  });
}

async function openFrom(server: string, template: Template): Promise<OpenCopy> {
  await ensureTemplate(server, template);
  return openNew(server, template.name);
}

/** Creates the templates that are copied. */
export async function prepareServer(server: string): Promise<void> {
  for (const template of [blank, seeded]) await ensureTemplate(server, template);
}

/** A seeded database, copied from a template that is filled once. */
export const openCopy = (server: string): Promise<OpenCopy> => openFrom(server, seeded);

/** A migrated database without content. */
export const openBlank = (server: string): Promise<OpenCopy> => openFrom(server, blank);
