/** What is queued for whoever builds the site, and that it arrives. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq, getTableName, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { startTeller } from '../../backend/changes/teller.ts';
import * as tables from '../../backend/db/schema.ts';
import type { Database } from '../../backend/db/open.ts';
import { CONTENT_COLLECTIONS } from '../../contract/schemas/hook.ts';
import { engines } from '../contract/database.ts';
import { onEveryEngine } from '../contract/site.ts';
import { HOOK_SECRET, startReceiver, type Receiving } from './hook-receiver.ts';
import { contentTables, highestRevision } from './rows.ts';

const forget = (db: Database) => db.delete(tables.contentChanges);

async function queued(db: Database) {
  const rows = await db
    .select()
    .from(tables.contentChanges)
    .orderBy(tables.contentChanges.revision);
  return rows.map(({ entity, entityId, alias, kind }) => [entity, entityId, alias, kind]);
}

onEveryEngine((site) => {
  test('a seed queues nothing', async () => {
    assert.deepEqual(await queued(site().db), []);
  });

  test('every kind of content that the site is built from is queued', async () => {
    const reply = await site().db.execute(
      sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'queue_changed'`,
    );
    const { rows } = v.parse(v.object({ rows: v.array(v.object({ name: v.string() })) }), reply);
    // Asked for live, by signed-in members: no page of the build has them.
    const live = ['partner_offers', 'webinars', 'survey_forms'];
    const counted = contentTables.filter((table) => 'revision' in table).map(getTableName);
    assert.deepEqual(
      rows.map(({ name }) => name).sort(),
      counted.filter((name) => !live.includes(name)).sort(),
    );
  });

  test('a change is queued with the revision it made, one of nothing is not', async () => {
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

  test('documents, settings, metadata and former addresses are collections of their own', async () => {
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

  test('a link is a change of what it belongs to, and gives that a revision', async () => {
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

  test('what is deleted is told as it stood, and takes its links along', async () => {
    const { db } = site();
    await forget(db);
    const [discount] = await db.select().from(tables.discounts).limit(1);
    assert.ok(discount);
    await db.delete(tables.discounts).where(eq(tables.discounts.id, discount.id));
    assert.deepEqual(await queued(db), [['discounts', discount.id, discount.alias, 'deleted']]);
  });

  test('a product is told of, too, when an article it names comes or goes, and no other is', async () => {
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

  test('a change that is taken back is not queued', async () => {
    const { db } = site();
    await forget(db);
    const change = db.transaction(async (transaction) => {
      await transaction.update(tables.faqItems).set({ answer: '<p>Иначе</p>' });
      throw new Error('taken back');
    });
    await assert.rejects(change, /taken back/);
    assert.deepEqual(await queued(db), []);
  });

  test('every queued kind is one that the contract knows', async () => {
    const { db } = site();
    await forget(db);
    for (const table of contentTables.filter((one) => 'revision' in one)) {
      await db.execute(sql`update ${table} set revision = revision + 1`);
    }
    const kinds = new Set((await queued(db)).map(([entity]) => entity));
    assert.deepEqual([...kinds].sort(), [...CONTENT_COLLECTIONS].sort());
  });

  describe('delivery', () => {
    let receiver: Receiving;
    before(async () => {
      receiver = await startReceiver();
    });
    after(() => receiver.stop());

    const logged: string[] = [];
    const start = (to: string | null = receiver.url, alone = true, receiverFirst = 0) =>
      startTeller(site().db, {
        now: () => new Date(),
        log: (message) => logged.push(message),
        receiver: to ? { url: to, secret: HOOK_SECRET } : null,
        alone,
        receiverFirst,
      });
    const rename = (id: number, title: string) =>
      site().db.update(tables.tags).set({ title }).where(eq(tables.tags.id, id));
    const undelivered = () =>
      site().db.$count(tables.contentChanges, sql`${tables.contentChanges.deliveredAt} is null`);

    test('what waits goes out as one message, in order, each entity once', async () => {
      await forget(site().db);
      for (const id of [1, 2, 3, 1]) await rename(id, `Название ${Math.random()}`);
      const teller = start();
      await receiver.until(() => receiver.taken.length >= 3);
      assert.equal(receiver.messages.length, 1);
      assert.deepEqual(
        receiver.taken.map(({ id }) => id),
        [2, 3, 1],
      );
      const revisions = receiver.taken.map(({ revision }) => revision);
      assert.deepEqual(
        revisions,
        [...revisions].sort((one, other) => one - other),
      );
      await teller.stop();
      assert.equal(await undelivered(), 0);
    });

    test('what is saved while the receiver reads goes out at once, and once', async () => {
      receiver.messages.length = 0;
      const anHour = 3_600_000;
      const teller = start(receiver.url, true, anHour);
      for (const id of [1, 2, 3]) {
        await rename(id, `Ещё раз ${Math.random()}`);
        teller.wake();
        await receiver.until(() => receiver.messages.length >= id);
      }
      await teller.stop();
      assert.deepEqual(
        receiver.messages.map((message) => message.map(({ id }) => id)),
        [[1], [2], [3]],
      );
      assert.equal(await undelivered(), 0);
    });

    test('it is repeated until it is taken, and nothing overtakes it', async () => {
      receiver.taken.length = 0;
      receiver.messages.length = 0;
      receiver.answer(500, 503);
      const asked = receiver.asked();
      await rename(1, 'Сначала');
      const teller = start();
      await receiver.until(() => receiver.asked() === asked + 1);
      await rename(2, 'Потом');
      teller.wake();
      await receiver.until(() => receiver.taken.length >= 2);
      assert.deepEqual(
        receiver.taken.map(({ id }) => id),
        [1, 2],
      );
      assert.equal(receiver.asked(), asked + 3);
      assert.deepEqual(logged, ['A change of the content was not delivered yet']);
      await teller.stop();
    });

    test('a message is not greater than what 500 changes make', async () => {
      receiver.taken.length = 0;
      receiver.messages.length = 0;
      await site().db.execute(sql`update shops set revision = revision + 1`);
      await site().db.execute(sql`update cities set revision = revision + 1`);
      const total = await undelivered();
      assert.ok(total > 500);
      const teller = start();
      await receiver.until(() => receiver.taken.length >= total);
      assert.deepEqual(
        receiver.messages.map(({ length }) => length),
        [500, total - 500],
      );
      await teller.stop();
    });

    test('without a receiver nothing is sent, and what is old goes', async () => {
      await forget(site().db);
      await rename(1, 'Без получателя');
      await site().db.execute(sql`update content_changes set saved_at = now() - interval '2 days'`);
      await rename(2, 'Недавнее');
      const asked = receiver.asked();
      const teller = start(null);
      await teller.stop();
      assert.equal(receiver.asked(), asked);
      assert.deepEqual(
        (await queued(site().db)).map(([, id]) => id),
        [2],
      );
    });

    test('what was not delivered does not grow old', async () => {
      await forget(site().db);
      await rename(1, 'Ждёт долго');
      await site().db.execute(
        sql`update content_changes set saved_at = now() - interval '90 days'`,
      );
      receiver.taken.length = 0;
      const teller = start();
      await receiver.until(() => receiver.taken.length >= 1);
      await teller.stop();
    });
  });
});

for (const engine of engines.filter(({ name }) => name === 'PostgreSQL')) {
  test('editors at once and tellers at once: each change once, in the order of revisions', async () => {
    const { db, close } = await engine.open();
    const receiver = await startReceiver();
    const faults: unknown[] = [];
    const tellers = [1, 2].map(() =>
      startTeller(db, {
        now: () => new Date(),
        log: (_message, error) => faults.push(error),
        receiver: { url: receiver.url, secret: HOOK_SECRET },
        alone: false,
      }),
    );
    try {
      const edits = Array.from({ length: 60 }, async (_, index) => {
        await db
          .update(tables.shops)
          .set({ phone: `+7 800 000-00-${String(index).padStart(2, '0')}` })
          .where(eq(tables.shops.id, index + 1));
        tellers[index % 2]?.wake();
      });
      await Promise.all(edits);
      await receiver.until(() => receiver.taken.length >= 60);
      const revisions = receiver.taken.map(({ revision }) => revision);
      assert.deepEqual(
        revisions,
        [...new Set(revisions)].sort((one, other) => one - other),
      );
      assert.equal(receiver.mostAtOnce(), 1);
      assert.deepEqual(faults, []);
    } finally {
      await Promise.all(tellers.map((teller) => teller.stop()));
      await receiver.stop();
      await close();
    }
  });
}
