import assert from 'node:assert/strict';
import { test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { contentRevision, savedRevision } from '../../backend/db/revision.ts';
import { shopProducts, shops } from '../../backend/db/schema.ts';
import { engines } from '../contract/database.ts';
import { onEveryEngine, type Site } from '../contract/site.ts';
import { highestRevision } from './rows.ts';

const reply = v.object({
  result: v.strictObject({ revision: v.number(), saved: v.nullable(v.number()) }),
});

async function revision(site: Site): Promise<number> {
  const response = await site.get('/revision');
  return v.parse(reply, await response.json()).result.revision;
}

onEveryEngine((site) => {
  test('the content revision is as new as the newest row', async () => {
    assert.ok((await revision(site())) >= (await highestRevision(site().db)));
  });

  test('an edit raises it; a read or an edit without changes does not', async () => {
    const { db } = site();
    const before = await revision(site());
    const [shop] = await db.select().from(shops).limit(1);
    assert.ok(shop);
    const change = (title: string) => db.update(shops).set({ title }).where(eq(shops.id, shop.id));
    await change(shop.title);
    assert.equal(await revision(site()), before);
    await change(`${shop.title}, вход со двора`);
    const after = await revision(site());
    assert.ok(after > before);
    assert.equal(after, await highestRevision(db));
  });

  test('a deletion raises it; deleting nothing does not', async () => {
    const { db } = site();
    const before = await revision(site());
    await db.delete(shops).where(eq(shops.id, -1));
    assert.equal(await revision(site()), before);
    const [link] = await db.select().from(shopProducts).limit(1);
    assert.ok(link);
    const own = and(
      eq(shopProducts.shopId, link.shopId),
      eq(shopProducts.productId, link.productId),
    );
    await db.delete(shopProducts).where(own);
    const unlinked = await revision(site());
    assert.ok(unlinked > before);
    await db.insert(shopProducts).values(link);
    const linked = await revision(site());
    assert.ok(linked > unlinked);
    await db.delete(shops).where(eq(shops.id, link.shopId));
    assert.ok((await revision(site())) > linked);
  });
});

onEveryEngine((site) => {
  test('the newest saved revision ignores rolled-back changes', async () => {
    const { db } = site();
    const change = (tx: typeof db, phone: string) =>
      tx.update(shops).set({ phone }).where(eq(shops.id, 1));
    await change(db, '+7 800 000-00-01');
    const saved = await savedRevision(db);
    assert.equal(saved, await contentRevision(db));
    await assert.rejects(
      db.transaction(async (tx) => {
        await change(tx, '+7 800 000-00-02');
        tx.rollback();
      }),
    );
    assert.equal(await savedRevision(db), saved);
    assert.ok(((await contentRevision(db)) ?? 0) > (saved ?? 0));
  });
});

// The embedded database has a single connection: nothing can read while a write is in progress.
for (const engine of engines.filter(({ name }) => name === 'PostgreSQL')) {
  test('the content revision is null while a write is in progress', async () => {
    const { db, close } = await engine.open();
    try {
      await db.transaction(async (transaction) => {
        await transaction.update(shops).set({ phone: '+7 800 000-00-00' }).where(eq(shops.id, 1));
        assert.equal(await contentRevision(db), null);
        assert.equal(typeof (await contentRevision(transaction)), 'number');
      });
    } finally {
      await close();
    }
  });

  test('a write in another database of the server does not block it', async () => {
    const here = await engine.open();
    const there = await engine.open();
    try {
      await there.db.transaction(async (transaction) => {
        await transaction.update(shops).set({ phone: '+7 800 000-00-00' }).where(eq(shops.id, 1));
        assert.equal(await contentRevision(there.db), null);
        assert.equal(typeof (await contentRevision(here.db)), 'number');
      });
    } finally {
      await here.close();
      await there.close();
    }
  });
}
