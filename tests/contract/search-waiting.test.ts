/** Saved texts are indexed after the save: no search misses them, and a worker indexes the rest. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { staticPages } from '../../backend/db/schema.ts';
import type { Database } from '../../backend/db/database.ts';
import { indexWaiting, startIndexer } from '../../backend/search/index-waiting.ts';
import { searchContent } from '../../contract/calls/search.ts';
import { editedEntities, removed } from '../../contract/schemas/editor.ts';
import { ask, askEntity } from './editor.ts';
import { page } from './editor-pages.ts';
import { onEveryEngine } from './site.ts';

/** Maximum number of polls of the queue before the worker counts as stuck. */
const LOOKS = 5_000;

const counted = v.object({ rows: v.tuple([v.object({ total: v.number() })]) });

async function countOf(
  db: Database,
  table: 'search_waiting' | 'search_documents',
): Promise<number> {
  const reply = await db.execute(sql`select count(*)::integer as total from ${sql.raw(table)}`);
  return v.parse(counted, reply).rows[0].total;
}

onEveryEngine((site) => {
  const found = async (query: string) =>
    (await site().result(searchContent, { query, kind: 'page' })).total;

  test('nothing waits for indexing after a seed', async () => {
    assert.equal(await countOf(site().db, 'search_waiting'), 0);
    assert.ok((await countOf(site().db, 'search_documents')) > 0);
  });

  test('a saved text is found by the next search, of visitors and of editors', async () => {
    const made = await askEntity(site(), 'POST', 'pages', page('novye-slova'));
    assert.equal(await countOf(site().db, 'search_waiting'), 1);
    assert.equal(await found('трамплин'), 0);
    const { revision: _, ...bare } = made;
    const body = '<p>Прыжок с трамплина.</p>';
    await askEntity(site(), 'PUT', `pages/${made.id}`, { ...bare, body });
    const list = await ask(site(), editedEntities, 'GET', 'pages?search=трамплинами');
    assert.deepEqual(
      list.items.map(({ id }) => id),
      [made.id],
    );
    assert.equal(await countOf(site().db, 'search_waiting'), 0);
    assert.equal(await found('трамплин'), 1);
  });

  test('a deleted entity is no longer found, and leaves nothing in the index', async () => {
    const { db } = site();
    const before = await countOf(db, 'search_documents');
    const body = '<p>Полярная экспедиция.</p>';
    const made = await askEntity(site(), 'POST', 'pages', page('nenadolgo', { body }));
    assert.equal(await found('экспедиция'), 1);
    await ask(site(), removed, 'DELETE', `pages/${made.id}`);
    assert.equal(await found('экспедиция'), 0);
    assert.equal(await countOf(db, 'search_documents'), before);
  });

  test('a save that is rolled back is not indexed', async () => {
    const { db } = site();
    await askEntity(site(), 'POST', 'pages', page('otmenyonnaya'));
    await indexWaiting(db);
    const undone = db.transaction(async (tx) => {
      await tx
        .update(staticPages)
        .set({ body: '<p>Черновой альбатрос.</p>' })
        .where(eq(staticPages.alias, 'otmenyonnaya'));
      throw new Error('undone');
    });
    await assert.rejects(undone, /undone/);
    assert.equal(await countOf(db, 'search_waiting'), 0);
    assert.equal(await found('альбатрос'), 0);
  });

  test('a worker indexes waiting changes in batches', async () => {
    const { db } = site();
    for (let number = 0; number < 6; number += 1) {
      await askEntity(site(), 'POST', 'pages', page(`podryad-${number}`));
    }
    assert.equal(await indexWaiting(db, 4), 4);
    assert.equal(await countOf(db, 'search_waiting'), 2);
    const log = (message: string, error: unknown) => assert.fail(`${message}: ${String(error)}`);
    const indexer = startIndexer(db, { now: site().now, log });
    let looks = 0;
    while ((await countOf(db, 'search_waiting')) > 0 && looks < LOOKS) looks += 1;
    await indexer.stop();
    assert.ok(looks < LOOKS);
  });
});
