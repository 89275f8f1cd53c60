import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { shops } from '../../backend/db/schema.ts';
import { onEveryEngine, type Site } from '../contract/site.ts';
import { highestRevision } from './rows.ts';

const reply = v.object({ result: v.strictObject({ revision: v.number() }) });

async function revision(site: Site): Promise<number> {
  const response = await site.get('/revision');
  return v.parse(reply, await response.json()).result.revision;
}

onEveryEngine((site) => {
  test('the revision of the content is that of its newest row', async () => {
    assert.equal(await revision(site()), await highestRevision(site().db));
  });

  test('an edit raises it, reading and an edit of nothing do not', async () => {
    const { db } = site();
    const before = await revision(site());
    const [shop] = await db.select().from(shops).limit(1);
    assert.ok(shop);
    await db.update(shops).set({ title: shop.title }).where(eq(shops.id, shop.id));
    assert.equal(await revision(site()), before);
    await db
      .update(shops)
      .set({ title: `${shop.title}, вход со двора` })
      .where(eq(shops.id, shop.id));
    assert.ok((await revision(site())) > before);
  });

  test('it is not told while a write is under way, which may count before it can be read', async () => {
    const { db } = site();
    await db.transaction(async (transaction) => {
      await transaction.update(shops).set({ phone: '+7 800 000-00-00' }).where(eq(shops.id, 1));
      const { contentRevision } = await import('../../backend/db/revision.ts');
      assert.equal(await contentRevision(transaction), null);
    });
    assert.ok((await revision(site())) > 0);
  });
});
