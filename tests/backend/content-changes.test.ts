/** The queue of content changes for the site build. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { entityTables } from '../../backend/db/content-tables.ts';
import * as tables from '../../backend/db/schema.ts';
import { CONTENT_COLLECTIONS } from '../../contract/schemas/hook.ts';
import { onEveryEngine } from '../contract/site.ts';
import { forget, queued } from './queued-changes.ts';
import { highestRevision } from './rows.ts';

onEveryEngine((site) => {
  test('a seed queues nothing', async () => {
    assert.deepEqual(await queued(site().db), []);
  });

  test('queues a change with its revision, and nothing for an edit without changes', async () => {
    const { db } = site();
    await forget(db);
    await db.update(tables.tags).set({ title: 'Иначе' }).where(eq(tables.tags.id, 1));
    await db.update(tables.tags).set({ title: 'Иначе' }).where(eq(tables.tags.id, 1));
    const [row, ...more] = await db.select().from(tables.contentChanges);
    assert.deepEqual(more, []);
    assert.deepEqual([row?.entity, row?.entityId, row?.kind], ['tags', 1, 'changed']);
    assert.equal(row?.revision, await highestRevision(db));
    assert.equal(row?.deliveredAt, null);
  });

  test('documents, settings, metadata and former addresses are separate collections', async () => {
    const { db } = site();
    await forget(db);
    const touch = (code: string) =>
      db
        .update(tables.documents)
        .set({ data: sql`${tables.documents.data} || '{"x": 1}'` })
        .where(eq(tables.documents.code, code));
    await touch('main.page');
    await touch('settings');
    await touch('metadata:home');
    await db.update(tables.tags).set({ alias: 'inoj-teg' }).where(eq(tables.tags.id, 2));
    assert.deepEqual((await queued(db)).map(([entity, , alias]) => [entity, alias]).slice(0, 4), [
      ['documents', 'main.page'],
      ['settings', 'settings'],
      ['metadata', 'home'],
      ['tags', 'inoj-teg'],
    ]);
    assert.equal((await queued(db))[4]?.[0], 'redirects');
  });

  test('an address that is given up once more is queued as a change of redirects', async () => {
    const { db } = site();
    const rename = (alias: string) =>
      db.update(tables.tags).set({ alias }).where(eq(tables.tags.id, 3));
    for (const alias of ['tuda', 'obratno', 'tuda']) await rename(alias);
    await forget(db);
    await rename('obratno');
    assert.deepEqual(
      (await queued(db)).map(([entity]) => entity),
      ['tags', 'redirects'],
    );
  });

  test('a changed link counts as a change of its owner, with a new revision', async () => {
    const { db } = site();
    await forget(db);
    const [article] = await db.select().from(tables.articles).limit(1);
    assert.ok(article);
    await db.delete(tables.articleTags).where(eq(tables.articleTags.articleId, article.id));
    await db.delete(tables.articleTags).where(eq(tables.articleTags.articleId, article.id));
    assert.deepEqual(await queued(db), [['articles', article.id, article.alias, 'changed']]);
    const [newer] = await db
      .select()
      .from(tables.articles)
      .where(eq(tables.articles.id, article.id));
    assert.ok(newer && newer.revision > article.revision && newer.updatedAt >= article.updatedAt);
  });

  test('a deletion reports the last state and removes the links', async () => {
    const { db } = site();
    await forget(db);
    const [discount] = await db.select().from(tables.discounts).limit(1);
    assert.ok(discount);
    await db.delete(tables.discounts).where(eq(tables.discounts.id, discount.id));
    assert.deepEqual(await queued(db), [['discounts', discount.id, discount.alias, 'deleted']]);
  });

  test('creating or deleting an article queues the products that name it, and no others', async () => {
    const { db } = site();
    const naming = await db.select().from(tables.products);
    const named = naming.flatMap(({ details }) => details.articles)[0];
    assert.ok(named !== undefined);
    const expected = naming.filter(({ details }) => details.articles.includes(named));
    assert.ok(expected.length < naming.length);
    const toldProducts = async () => {
      const rows = await queued(db);
      await forget(db);
      return rows.flatMap(([entity, , alias]) => (entity === 'products' ? alias : [])).sort();
    };
    const aliases = expected.map(({ alias }) => alias).sort();
    await forget(db);
    const [article] = await db
      .update(tables.articles)
      .set({ alias: 'net-takoj-stati' })
      .where(eq(tables.articles.alias, named))
      .returning();
    assert.ok(article);
    assert.deepEqual(await toldProducts(), aliases);
    await db
      .update(tables.articles)
      .set({ title: 'Иначе' })
      .where(eq(tables.articles.id, article.id));
    assert.deepEqual(await toldProducts(), []);
    const [fresh] = await db
      .insert(tables.articles)
      .values({ ...article, id: article.id + 1_000, alias: named })
      .returning();
    assert.ok(fresh);
    assert.deepEqual(await toldProducts(), aliases);
    await db.delete(tables.articles).where(eq(tables.articles.id, fresh.id));
    assert.deepEqual(await toldProducts(), aliases);
  });

  test('does not queue a change that is rolled back', async () => {
    const { db } = site();
    await forget(db);
    const change = db.transaction(async (transaction) => {
      await transaction.update(tables.faqItems).set({ answer: '<p>Иначе</p>' });
      throw new Error('taken back');
    });
    await assert.rejects(change, /taken back/);
    assert.deepEqual(await queued(db), []);
  });

  test('the contract knows every queued kind', async () => {
    const { db } = site();
    await forget(db);
    for (const table of entityTables) {
      await db.execute(sql`update ${table} set revision = revision + 1`);
    }
    const kinds = new Set((await queued(db)).map(([entity]) => entity));
    assert.deepEqual([...kinds].sort(), [...CONTENT_COLLECTIONS].sort());
  });
});
