/** Triggers make a table content; no write can bypass them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getTableName, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { entityTables } from '../../backend/db/content-tables.ts';
import type { Database } from '../../backend/db/database.ts';
import { collections } from '../../backend/editor/collections/index.ts';
import { onEveryEngine } from '../contract/site.ts';
import { forget } from './queued-changes.ts';

const ENTITIES = ['bump_revision', 'count_deletion', 'queue_changed', 'queue_created'];
/** Triggers of live member data, which no built page contains. */
const LIVE = ['bump_revision', 'count_deletion'];
const PAIRS = ['count_deletion', 'count_link', 'count_move'];

type Wanted = { readonly triggers: readonly string[]; readonly made: string };

const edited = new Map(collections.map(({ table, name }) => [getTableName(table), name]));

/** The triggers each content table must have, and the statement a migration creates them with. */
const wanted: ReadonlyMap<string, Wanted> = new Map([
  ...entityTables.map((table): [string, Wanted] => {
    const name = getTableName(table);
    const collection = edited.get(name);
    const made = `make_content('${name}', '${collection ?? name}')`;
    return [name, { triggers: collection ? ENTITIES : LIVE, made }];
  }),
  ...collections.flatMap(({ table, links = [] }) =>
    links.map((link): [string, Wanted] => {
      const name = getTableName(link.table);
      const made = `link_content('${name}', '${getTableName(table)}', '${link.owner.name}')`;
      return [name, { triggers: PAIRS, made }];
    }),
  ),
]);

const found = v.object({ rows: v.array(v.object({ place: v.string(), trigger: v.string() })) });

async function triggersOf(db: Database): Promise<Map<string, string[]>> {
  const counting = [...new Set([...ENTITIES, ...PAIRS])];
  const reply = await db.execute(
    sql`select tgrelid::regclass::text as place, tgname as trigger from pg_trigger where tgname in ${counting}`,
  );
  const byTable = Map.groupBy(v.parse(found, reply).rows, ({ place }) => place);
  return new Map(
    [...byTable].map(([place, rows]) => [place, rows.map(({ trigger }) => trigger).sort()]),
  );
}

const changesOf = v.object({
  rows: v.array(v.object({ entity: v.string(), alias: v.string(), kind: v.string() })),
});

async function toldOf(db: Database) {
  const reply = await db.execute(
    sql`select entity, alias, kind from content_changes order by revision`,
  );
  return v.parse(changesOf, reply).rows.map((row) => Object.values(row).join(' '));
}

onEveryEngine((site) => {
  for (const { name, table } of collections) {
    test(`rows of ${name} have a revision and an update time`, () => {
      assert.ok(
        entityTables.some((one) => getTableName(one) === getTableName(table)),
        `The table ${getTableName(table)} needs the columns of backend/db/columns.ts`,
      );
    });
  }

  for (const [name, { triggers, made }] of wanted) {
    test(`no change in ${name} goes unnoticed`, async () => {
      const own = (await triggersOf(site().db)).get(name) ?? [];
      const [missing] = triggers.filter((trigger) => !own.includes(trigger));
      assert.equal(
        missing,
        undefined,
        `The table ${name} has no trigger ${missing}: add "SELECT ${made};" to its migration`,
      );
    });
  }

  test('nothing else counts as a content change', async () => {
    const told = [...(await triggersOf(site().db)).entries()];
    assert.deepEqual(
      told.flatMap(([name, triggers]) =>
        triggers
          .filter((trigger) => !wanted.get(name)?.triggers.includes(trigger))
          .map((trigger) => `${name}: ${trigger}`),
      ),
      [],
    );
  });

  test('one call turns a table into content and can be repeated; another one does so for its join table', async () => {
    const { db } = site();
    await forget(db);
    for (const statement of [
      sql`create table tips (
        id integer primary key, alias text not null, revision bigint not null default 0,
        updated_at timestamptz not null default now()
      )`,
      sql`create table tip_tags (tip_id integer not null, tag_id integer not null)`,
      sql`select make_content('tips', 'tags'), make_content('tips', 'themes')`,
      sql`select link_content('tip_tags', 'tips', 'tip_id')`,
      sql`insert into tips (id, alias) values (1, 'first'), (2, 'second')`,
      sql`update tips set alias = 'first'`,
      sql`insert into tip_tags values (2, 7)`,
      sql`update tip_tags set tag_id = 8`,
      sql`delete from tips where id = 1`,
    ]) {
      await db.execute(statement);
    }
    assert.deepEqual(await toldOf(db), [
      'themes first created',
      'themes second created',
      'themes first changed',
      'themes first changed',
      'themes first changed',
      'themes first deleted',
    ]);
  });
});
