import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openServer, type OpenDatabase } from '../../backend/db/open.ts';
import { contentKey, fill } from './snapshot.ts';

const PREFIX = 'yasno_test_';
/** Any number will do, as long as nothing else on the server locks it. */
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

async function makeTemplate(server: string, client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [`${PREFIX}template_`],
  );
  if (rows.some((row) => row.datname === name)) return;
  for (const { datname } of rows) await client.query(`drop database if exists ${datname}`);
  // Renamed when filled: a run that is cut off must not leave half a template behind.
  const filling = `${PREFIX}filling`;
  await client.query(`drop database if exists ${filling}`);
  await client.query(`create database ${filling}`);
  const database = await openServer(addressOf(server, filling));
  try {
    await fill(database.db);
  } finally {
    await database.close();
  }
  await client.query(`alter database ${filling} rename to ${name}`);
}

/** Where it is can be told to another process. */
export type OpenCopy = OpenDatabase & { readonly address: string };

/** A database of its own on the server, gone when it is closed. */
async function openNew(server: string, from: string): Promise<OpenCopy> {
  const name = `${PREFIX}${process.pid}_${randomBytes(4).toString('hex')}`;
  await onServer(server, (client) => client.query(`create database ${name} template ${from}`));
  const address = addressOf(server, name);
  const opened = await openServer(address);
  const close = async () => {
    await opened.close();
    await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
  };
  return { ...opened, address, close };
}

/** A filled database, copied from a template that is filled once. */
export async function openCopy(server: string): Promise<OpenCopy> {
  const template = `${PREFIX}template_${contentKey}`;
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await makeTemplate(server, client, template);
  });
  return openNew(server, template);
}

/** A migrated database without content. */
export function openBlank(server: string): Promise<OpenCopy> {
  return openNew(server, 'template0');
}
