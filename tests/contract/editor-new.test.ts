/** New entities get free ids, however the others were created; a taken value is reported with its field. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { getTableName, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { alignIdentities, identities, laggingIdentities } from '../../backend/db/identities.ts';
import type { Database } from '../../backend/db/database.ts';
import { uniqueConstraints } from '../../backend/db/unique-columns.ts';
import { openEmbedded, openServer } from '../../backend/db/open.ts';
import { collections } from '../../backend/editor/collections/index.ts';
import { makeDemoMembers } from '../../backend/seed/demo/members.ts';
import * as editor from '../../contract/schemas/editor.ts';
import type { ContentCollection } from '../../contract/schemas/hook.ts';
import { blankCopy } from './blank-copy.ts';
import { testDatabaseUrl } from './database.ts';
import { ask, askEntity, pictureBytes, send, type Entity } from './editor.ts';
import { page } from './editor-pages.ts';
import { assertRefused } from './envelope.ts';
import { openCopy } from './postgres.ts';
import { onEveryEngine } from './site.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'yasno-test-new-'));
after(() => rmSync(mediaDir, { recursive: true }));

/** The changes that make a copy of an entity distinct. */
const OWN: Readonly<Partial<Record<ContentCollection, Entity>>> = {
  metadata: { page_code: 'eshchyo/odna' },
  pages: { alias: 'eshchyo-odna', document: null },
  redirects: { from: '/articles/staryj-razdel/staraya/' },
};

const rowsOfPlaces = v.object({ rows: v.array(v.object({ place: v.string() })) });
const fields = v.record(v.string(), v.unknown());

/** The entity with the same picture everywhere. */
function illustratedWith(cover: Entity, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => illustratedWith(cover, part));
  if (typeof value !== 'object' || value === null) return value;
  if ('src' in value) return cover;
  const parts = Object.entries(value).map(([name, part]) => [name, illustratedWith(cover, part)]);
  return Object.fromEntries(parts);
}

/** Every identity column of the database. */
async function identitiesOf(db: Database): Promise<string[]> {
  const reply = await db.execute(sql`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES' order by 1`);
  return v.parse(rowsOfPlaces, reply).rows.map(({ place }) => place);
}

/** Resets sequences, as after an import of rows alone. */
const resetSequences = (db: Database) =>
  db.execute(sql`select setval(pg_get_serial_sequence('shops', 'id'), 1, false),
    setval(pg_get_serial_sequence('tags', 'id'), 1)`);

onEveryEngine(
  (site) => {
    let cover: Entity;
    before(async () => {
      const bytes = new Uint8Array(await pictureBytes('png'));
      const stored = await ask(site(), editor.storedPicture, 'POST', 'pictures', bytes);
      cover = { ...stored, alt: 'Глаз' };
    });

    /** A copy of the collection's first entity that can be created. */
    const another = async (name: ContentCollection): Promise<Entity> => {
      const { items } = await ask(
        site(),
        editor.editedEntities,
        'GET',
        `${name}?full=1&count=1&sort=id`,
      );
      const { id: _, revision: __, url: ___, ...first } = items[0] ?? assert.fail(name);
      const own = { alias: `eshchyo-odin-${name}`, ...OWN[name] };
      const url = name === 'shops' ? { url: items[0]?.url } : {};
      return v.parse(fields, illustratedWith(cover, { ...first, ...url, ...own }));
    };

    test('the schema names every identity column of the database', async () => {
      const known = identities.map(({ table, column }) => `${getTableName(table)}.${column.name}`);
      assert.deepEqual(known.sort(), await identitiesOf(site().db));
    });

    test('the schema names every unique index of its tables', async () => {
      const reply = await site().db.execute(sql`
        select indexrelid::regclass::text as place from pg_index join pg_class on pg_class.oid = indrelid
        where indisunique and relnamespace = 'public'::regnamespace`);
      const known = new Set([...uniqueConstraints.values()].map(({ table }) => table));
      const made = v.parse(rowsOfPlaces, reply).rows.map(({ place }) => place);
      const beside = made.filter((name) => !uniqueConstraints.has(name));
      assert.deepEqual(
        beside.filter((name) => [...known].some((table) => name.startsWith(table))),
        [],
      );
      assert.deepEqual(
        [...uniqueConstraints.keys()].filter((name) => !made.includes(name)),
        [],
      );
    });

    test('every sequence is ahead of its rows after a seed', async () => {
      assert.deepEqual(await laggingIdentities(site().db), []);
      await makeDemoMembers(site().db, new Date());
      assert.deepEqual(await laggingIdentities(site().db), []);
    });

    for (const { name, fixed, table } of collections) {
      if (fixed) continue;
      test(`a new entity of ${name} gets an id above all others`, async () => {
        const [last] = await site()
          .db.select({ id: sql`max(${table.id})`.mapWith(Number) })
          .from(table);
        const made = await askEntity(site(), 'POST', name, await another(name));
        assert.ok(made.id > (last?.id ?? 0), `${made.id} after ${String(last?.id)}`);
      });
    }

    test('an entity restored under an id that no sequence has reached does not block the next', async () => {
      const made = await askEntity(site(), 'POST', 'pages', page('vernulas'));
      const { revision } = await ask(site(), editor.removed, 'DELETE', `pages/${made.id}`);
      await site().db.execute(
        sql`select setval(pg_get_serial_sequence('static_pages', 'id'), ${made.id - 1})`,
      );
      await askEntity(site(), 'POST', `pages/${made.id}/revisions/${revision}/restore`);
      const next = await askEntity(site(), 'POST', 'pages', page('sleduyushchaya'));
      assert.ok(next.id > made.id);
    });

    test('sequences that an import left behind are advanced, the others stay', async () => {
      const { db } = site();
      await resetSequences(db);
      assert.deepEqual(await laggingIdentities(db), ['shops.id', 'tags.id']);
      await alignIdentities(db);
      assert.deepEqual(await laggingIdentities(db), []);
      const made = await askEntity(site(), 'POST', 'tags', { alias: 'posle', title: 'После' });
      await ask(site(), editor.removed, 'DELETE', `tags/${made.id}`);
      await alignIdentities(db);
      const next = await askEntity(site(), 'POST', 'tags', { alias: 'posle', title: 'После' });
      assert.ok(next.id > made.id, 'an id is never reused');
    });

    test('a value that a concurrent save has taken is reported at its field', async () => {
      // Concurrently written rows, which a check before the save cannot see.
      const twice = { alias: 'v-odno-vremya', title: 'Разом' };
      const replies = await Promise.all(
        [1, 2, 3, 4].map(() => send(site(), 'POST', 'tags', twice)),
      );
      const refused = replies.filter(({ status }) => status !== 200);
      assert.equal(refused.length, 3);
      for (const reply of refused) {
        const faults = await assertRefused(reply, 'alias_taken');
        assert.deepEqual(faults, { alias: 'Уже занят' });
      }
    });

    test('a taken id is not reported as a taken alias', async () => {
      await site().db.execute(sql`select setval(pg_get_serial_sequence('tags', 'id'), 1)`);
      const reply = await send(site(), 'POST', 'tags', { alias: 'zanyatyj-nomer', title: 'Номер' });
      assert.deepEqual(Object.keys(await assertRefused(reply, 'edit_conflict')), ['id']);
      await alignIdentities(site().db);
    });
  },
  { mediaDir },
);

test('PGlite: a start advances lagging sequences', async () => {
  const { database, remove } = await blankCopy('lagging');
  try {
    const first = await openEmbedded(database);
    await first.db.execute(sql`insert into tags (id, alias, title) values (40, 'sorok', 'Сорок')`);
    await first.close();
    const again = await openEmbedded(database);
    assert.deepEqual(await laggingIdentities(again.db), []);
    await again.close();
  } finally {
    remove();
  }
});

const server = testDatabaseUrl;
if (server !== undefined) {
  test('PostgreSQL: a start advances lagging sequences', async () => {
    const copy = await openCopy(server);
    try {
      await resetSequences(copy.db);
      const again = await openServer(copy.address);
      assert.deepEqual(await laggingIdentities(again.db), []);
      await again.close();
    } finally {
      await copy.close();
    }
  });
}
