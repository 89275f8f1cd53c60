import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** The templates of new databases, which no test creates: 600 of a database's 1,400 files. */
const TEMPLATES = ['template0', 'template1'];

/** A generous limit for the bytes that closing may still write to the log. */
const TO_COME = 1024 ** 2;

/**
 * Removes from a closed embedded database files that its copies do not need: the templates, and the unused
 * segments of its log, 16 MB each. The database creates new ones when needed.
 */
export async function trimDatabase(directory: string): Promise<void> {
  const client = await PGlite.create(directory);
  for (const name of TEMPLATES) {
    await client.exec(`update pg_database set datistemplate = false where datname = '${name}'`);
    await client.exec(`drop database if exists ${name}`);
  }
  const { rows } = await client.query<{ last: string }>(
    'select pg_walfile_name(pg_current_wal_lsn() + $1::numeric) as last',
    [TO_COME],
  );
  await client.close();
  const [{ last } = { last: '' }] = rows;
  const log = join(directory, 'pg_wal');
  const waiting = readdirSync(log).filter((name) => /^[0-9A-F]{24}$/.test(name) && name > last);
  for (const name of last === '' ? [] : waiting) rmSync(join(log, name));
}
