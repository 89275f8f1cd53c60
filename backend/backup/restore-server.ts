import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { BackupError } from './backup-error.ts';
import { HOLD_MESSAGES } from './held-messages.ts';
import { NEXT_REVISION } from './next-revision.ts';
import { QUIETLY, toolsOf, type Tools } from './postgres-tools.ts';

/** The schemas of our tables and of the list of migrations. */
const SCHEMAS = ['public', 'drizzle'] as const;

const EMPTY_FIRST = [
  ...SCHEMAS.map((schema) => `drop schema if exists ${schema} cascade;`),
  'create schema public;',
].join('\n');

/** An explicit transaction: a truncated script must not be committed. */
const [BEGIN, COMMIT] = ['begin;', 'commit;'] as const;

const SEARCH_HERE = "select pg_catalog.set_config('search_path', 'public', false);";

const STATE = `select
  (select count(*) from pg_tables where schemaname in ('${SCHEMAS.join("', '")}')),
  (select count(*) from pg_stat_activity where datname = current_database()
    and pid <> pg_backend_pid() and backend_type = 'client backend'),
  current_setting('server_version_num')`;

/** The state of the database that would be replaced. */
async function stateOf({ run, address }: Tools) {
  const said = await run('psql', [...QUIETLY, '--field-separator=,', '--command', STATE, address]);
  const [tables = 0, others = 0, version = 0] = said.trim().split(',').map(Number);
  return { tables, others, postgresql: Math.floor(version / 10_000) };
}

/**
 * Checks the target server of a restore.
 * @throws BackupError when data would be lost without consent, or the database is in use.
 */
export async function requireServer(
  url: string,
  programs: string | undefined,
  { mayReplace, postgresql }: { mayReplace: boolean; postgresql: number },
): Promise<Tools> {
  const tools = toolsOf(url, programs);
  const { host, pathname } = new URL(url);
  const place = `${host}${pathname}`;
  const state = await stateOf(tools);
  if (state.others > 0) {
    throw new BackupError(
      `${state.others} connections use ${place}; stop every backend and worker first.`,
    );
  }
  if (state.tables > 0 && !mayReplace) {
    throw new BackupError(
      `The database ${place} has tables, all of which would be lost; add --replace.`,
    );
  }
  if (postgresql > state.postgresql) {
    throw new BackupError(
      `The backup is of PostgreSQL ${postgresql}, and ${place} is a PostgreSQL ${state.postgresql}.`,
    );
  }
  await tools.check('psql', state.postgresql);
  await tools.check('pg_restore', state.postgresql);
  return tools;
}

/**
 * Replaces the database with the staged dump, in one transaction.
 * @throws BackupError; the present database is unchanged then.
 */
export async function restoreServer(tools: Tools, stage: string): Promise<void> {
  const dump = join(stage, 'database.dump');
  if (!existsSync(dump)) throw new BackupError('The backup has no database in it.');
  const script = new PassThrough();
  const written = tools.run('pg_restore', ['--no-owner', '--no-privileges', '--file=-', dump], {
    output: script,
  });
  // An unreadable dump must not look like a complete one.
  written.catch((error: unknown) => script.destroy(error instanceof Error ? error : undefined));
  async function* whole(): AsyncGenerator<string | Uint8Array> {
    yield `${BEGIN}\n${EMPTY_FIRST}\n`;
    yield* script;
    await written;
    yield [SEARCH_HERE, `${HOLD_MESSAGES};`, `${NEXT_REVISION};`, COMMIT, ''].join('\n');
  }
  const args = [...QUIETLY, '--set=ON_ERROR_STOP=1', '--file=-'];
  await tools.run('psql', [...args, tools.address], { input: Readable.from(whole()) });
  await written;
}
