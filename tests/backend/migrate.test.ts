/** `npm run migrate`, and backends of one version on databases of another. */
import assert from 'node:assert/strict';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import pg from 'pg';
import { migrationsFolder, openEmbedded } from '../../backend/db/open.ts';
import { migrateServer, openServer } from '../../backend/db/open-server.ts';
import { sql } from 'drizzle-orm';
import { testDatabaseUrl } from '../contract/database.ts';
import { openBlank, withEmptyDatabase } from '../contract/postgres.ts';
import { makeScratch } from '../contract/scratch.ts';
import { blankDirectory } from '../contract/snapshot.ts';
import { LAST, newerMigrations } from './newer-migrations.ts';
import { spawned } from './spawned.ts';

const silent = () => {};
const EXPAND = 'alter table tags add column note text;';
const CONTRACT = '-- contract: needs 9000_new\nalter table tags drop column note;';
const BESIDE =
  '-- stepwise\ndrop index concurrently if exists tags_note;--> statement-breakpoint\ncreate index concurrently tags_note on tags (note);';

test('an embedded database of a newer version is refused in one sentence', async () => {
  const scratch = makeScratch('newer');
  try {
    const directory = join(scratch, 'database');
    cpSync(await blankDirectory(), directory, { recursive: true });
    const { db, close } = await openEmbedded(directory);
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('', ${LAST})`,
    );
    await db.execute(
      sql.raw(`comment on table drizzle.__drizzle_migrations is '{"servesFrom":${LAST}}'`),
    );
    await close();
    await assert.rejects(openEmbedded(directory), /newer version, with 1 migrations/);
  } finally {
    rmSync(scratch, { recursive: true });
  }
});

for (const server of testDatabaseUrl ? [testDatabaseUrl] : []) {
  describe('PostgreSQL migrations', () => {
    const check = { migrations: 'check', log: silent } as const;
    const open = (url: string, folder: string) =>
      openServer(url, { ...check, migrationsFolder: folder });

    test('run once when several hosts start them together, and a backend starts afterwards', async () => {
      await withEmptyDatabase(server, async (url) => {
        const runs = [1, 2].map(() => spawned('backend/migrate.ts', { DATABASE_URL: url }));
        for (const run of runs) assert.equal(await run.ended(), 0, run.lines.join('\n'));
        const made = runs.flatMap(({ lines }) => lines.filter((line) => /^Migrated: /.test(line)));
        assert.equal(new Set(made).size, made.length);
        const { close } = await open(url, migrationsFolder);
        await close();
      });
    });

    test('let the previous version start after an expansion, and refuse it after a contraction', async () => {
      const scratch = makeScratch('expand');
      const copy = await openBlank(server);
      try {
        const [expanded, contracted] = [
          newerMigrations(scratch, EXPAND),
          newerMigrations(scratch, EXPAND, CONTRACT),
        ];
        await assert.rejects(open(copy.address, expanded), /older version, 9000_new is missing/);
        const log: string[] = [];
        assert.deepEqual(await migrateServer(copy.address, { migrationsFolder: expanded }), [
          '9000_new',
        ]);
        await copy.db.execute(sql`select title from tags`);
        const before = await openServer(copy.address, {
          migrationsFolder,
          migrations: 'check',
          log: (line) => log.push(line),
        });
        await before.close();
        assert.match(log.join('\n'), /newer than this version, which still fits it/);

        await migrateServer(copy.address, { migrationsFolder: contracted });
        await assert.rejects(open(copy.address, migrationsFolder), /is of a newer version/);
        const still = await open(copy.address, expanded);
        await still.close();
      } finally {
        await copy.close();
        rmSync(scratch, { recursive: true });
      }
    });

    test('wait for a transaction without blocking queries, and build an index concurrently', async () => {
      const scratch = makeScratch('beside');
      const copy = await openBlank(server);
      const user = new pg.Client({ connectionString: copy.address });
      try {
        const folder = newerMigrations(scratch, EXPAND, BESIDE);
        await user.connect();
        await user.query('begin');
        await user.query('select * from tags');
        const said: string[] = [];
        const waits = Promise.withResolvers<void>();
        const log = (line: string) => {
          said.push(line);
          waits.resolve();
        };
        const migrating = migrateServer(copy.address, { migrationsFolder: folder, log });
        await waits.promise;
        assert.deepEqual(said, ['9000_new waits for those who use its tables.']);
        // A waiting one does not block others.
        await copy.db.execute(sql`select 1 from tags`);
        await user.query('commit');
        assert.deepEqual(await migrating, ['9000_new', '9001_new']);
        const { rows } = await user.query("select 1 from pg_indexes where indexname = 'tags_note'");
        assert.equal(rows.length, 1);
      } finally {
        await user.end();
        await copy.close();
        rmSync(scratch, { recursive: true });
      }
    });
  });
}
