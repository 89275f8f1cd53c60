import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, ne } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { redirects } from '../../contract/calls/content.ts';
import { metadata, metadataList } from '../../contract/calls/session.ts';
import * as tables from '../../backend/db/schema.ts';
import { onEveryEngine } from './site.ts';

type Named = PgTable & { id: AnyPgColumn; alias: AnyPgColumn };

onEveryEngine((site) => {
  /** The target of each former address. */
  const answered = async () => {
    const { items, total } = await site().result(redirects, {});
    assert.equal(total, items.length);
    return new Map(items.map(({ from, to }) => [from, to]));
  };
  const rename = (table: Named, id: number, alias: string) =>
    site().db.update(table).set({ alias }).where(eq(table.id, id));
  const forget = () => site().db.delete(tables.formerAddresses);

  test('links with former aliases lead to the current article and category', async () => {
    assert.deepEqual(
      [...(await answered())],
      [
        ['/articles/uhod-i-gigiena/hranenie-linz/', '/articles/uhod-i-gigiena/kak-hranit-linzy/'],
        ['/catalog/?section=torskie-linzy', '/catalog/?section=toricheskie-linzy'],
      ],
    );
  });

  for (const [table, prefix, end] of [
    [tables.categories, '/articles/', '/'],
    [tables.tags, '/tags/', '/'],
    [tables.products, '/catalog/', '/'],
    [tables.catalogSections, '/catalog/?section=', ''],
    [tables.faqItems, '/faq/item/', '/'],
    [tables.staticPages, '/content/', '/'],
    [tables.linkPages, '/', '/'],
  ] as const) {
    test(`former addresses below ${prefix} lead straight to the current one`, async () => {
      await forget();
      const [row, other] = await site().db.select().from(table).limit(2);
      assert.ok(row && other);
      const [first, second, third] = [row.alias, 'vtoroj', 'tretij'].map(
        (at) => `${prefix}${at}${end}`,
      );
      assert.ok(first && second && third);
      await rename(table, row.id, 'vtoroj');
      await rename(table, row.id, 'tretij');
      const led = await answered();
      assert.deepEqual([led.get(first), led.get(second), led.has(third)], [third, third, false]);
      await rename(table, row.id, row.alias);
      const back = await answered();
      assert.deepEqual([back.has(first), back.get(second), back.get(third)], [false, first, first]);
      await rename(table, other.id, 'tretij');
      await rename(table, other.id, other.alias);
      assert.equal(
        (await answered()).get(third),
        `${prefix}${other.alias}${end}`,
        'the latest owner has the address',
      );
    });
  }

  test('a section that reuses the former alias of another gets its address', async () => {
    await forget();
    const { db } = site();
    const [row, other] = await db.select().from(tables.catalogSections).limit(2);
    assert.ok(row && other);
    await rename(tables.catalogSections, row.id, 'vtoroj');
    await rename(tables.catalogSections, other.id, row.alias);
    assert.deepEqual(
      [...(await answered())],
      [[`/catalog/?section=${other.alias}`, `/catalog/?section=${row.alias}`]],
    );
    await rename(tables.catalogSections, other.id, other.alias);
    await rename(tables.catalogSections, row.id, row.alias);
  });

  test('an article follows its category, and moves into another', async () => {
    await forget();
    const { db } = site();
    const [article] = await db.select().from(tables.articles).limit(1);
    assert.ok(article);
    const section = eq(tables.categories.id, article.categoryId);
    const [own] = await db.select().from(tables.categories).where(section);
    const [other] = await db
      .select()
      .from(tables.categories)
      .where(ne(tables.categories.id, article.categoryId));
    assert.ok(own && other);
    await rename(tables.categories, own.id, 'novyj');
    await db
      .update(tables.articles)
      .set({ categoryId: other.id })
      .where(eq(tables.articles.id, article.id));
    await rename(tables.articles, article.id, 'inoj');
    const led = await answered();
    const now = `/articles/${other.alias}/inoj/`;
    assert.equal(led.get(`/articles/${own.alias}/${article.alias}/`), now);
    assert.equal(led.get(`/articles/novyj/${article.alias}/`), now);
    assert.equal(led.get(`/articles/${other.alias}/${article.alias}/`), now);
    assert.equal(led.get(`/articles/${own.alias}/`), '/articles/novyj/');
  });

  test('a deleted entity redirects nowhere, and an edit without a new alias leaves no redirect', async () => {
    await forget();
    const { db } = site();
    const [page] = await db.select().from(tables.staticPages).limit(1);
    assert.ok(page);
    await db.update(tables.staticPages).set({ title: 'Иначе' });
    assert.equal((await answered()).size, 0);
    await rename(tables.staticPages, page.id, 'skoro-udalim');
    assert.equal((await answered()).size, 1);
    await db.delete(tables.staticPages).where(eq(tables.staticPages.id, page.id));
    assert.equal((await answered()).size, 0);
  });

  test('redirects of an entity that leaves or returns are told to the site', async () => {
    await forget();
    const { db } = site();
    const { contentChanges, staticPages } = tables;
    const told = async () =>
      (await db.select().from(contentChanges).where(eq(contentChanges.entity, 'redirects'))).length;
    const [page, other] = await db.select().from(staticPages).limit(2);
    assert.ok(page && other);
    await rename(staticPages, page.id, 'budet-snova');
    const before = await told();
    await db.delete(staticPages).where(eq(staticPages.id, page.id));
    assert.equal(await told(), before + 1);
    await db.insert(staticPages).values({ ...page, alias: 'budet-snova' });
    assert.equal(await told(), before + 2);
    assert.equal((await answered()).get(`/content/${page.alias}/`), '/content/budet-snova/');
    await db.delete(staticPages).where(eq(staticPages.id, other.id));
    await db.insert(staticPages).values(other);
    assert.equal(await told(), before + 2, 'one without former addresses has none to tell');
  });

  test('the metadata list has every code, with the same content as each alone', async () => {
    const { items, total } = await site().result(metadataList, {});
    assert.ok(total > 15);
    assert.equal(new Set(items.map((item) => item.page_code)).size, total);
    for (const item of items) {
      assert.deepEqual(await site().result(metadata, { pageCode: item.page_code }), item);
    }
  });
});
