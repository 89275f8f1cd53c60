/** The numbers of articles of sections and tags, which triggers keep, whatever happens to the articles. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, inArray, like, sql } from 'drizzle-orm';
import * as calls from '../../contract/calls/articles.ts';
import { articles, articleTags, categories, tags } from '../../backend/db/schema.ts';
import type { Database } from '../../backend/db/database.ts';
import { createApp } from '../../backend/app.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { onEveryEngine, requestOf, resultOf } from './site.ts';

/** What the calls return, in the order of ids. */
async function shown(db: Database) {
  const app = createApp({ db, media: diskStore('/nowhere') });
  const { sections } = await resultOf(
    calls.articlePage,
    await app.fetch(requestOf(calls.articlePage)),
  );
  const { items } = await resultOf(
    calls.articleTags,
    await app.fetch(requestOf(calls.articleTags)),
  );
  const numbers = (all: readonly { id: number; articles: number }[]) =>
    all.map((one) => [one.id, one.articles] as const).toSorted(([a], [b]) => a - b);
  return { sections: numbers(sections), tags: numbers(items) };
}

/** The same, counted row by row. */
async function counted(db: Database) {
  const [ofArticles, ofTags] = [
    await db.select({ key: articles.categoryId }).from(articles),
    await db.select({ key: articleTags.tagId }).from(articleTags),
  ];
  const numbers = (ids: readonly { id: number }[], rows: readonly { key: number }[]) =>
    ids
      .map(({ id }) => [id, rows.filter(({ key }) => key === id).length] as const)
      .toSorted(([a], [b]) => a - b);
  return {
    sections: numbers(await db.select({ id: categories.id }).from(categories), ofArticles),
    tags: numbers(await db.select({ id: tags.id }).from(tags), ofTags),
  };
}

const FRESH = 'counted-%';

/** New articles like the first: one in each of the first two sections, twice. */
const insertFour = sql`
  insert into articles (alias, title, lead, body, cover, category_id, published_on, author, reviewer, sources)
  select 'counted-' || number, title, lead, body, cover, 1 + number % 2, published_on, author, reviewer, sources
  from articles, generate_series(1, 4) number where articles.id = 1`;

const tagThem = sql`
  insert into article_tags (article_id, tag_id)
  select id, tag from articles, generate_series(1, 3) tag where alias like ${FRESH}`;

onEveryEngine((site) => {
  const fresh = (db: Database) =>
    db.select({ id: articles.id }).from(articles).where(like(articles.alias, FRESH));

  const changes: readonly (readonly [string, (db: Database) => Promise<unknown>])[] = [
    ['created articles', (db) => db.execute(insertFour)],
    ['their tags', (db) => db.execute(tagThem)],
    [
      'articles that move to another section',
      (db) => db.update(articles).set({ categoryId: 3 }).where(like(articles.alias, FRESH)),
    ],
    [
      'an edit that moves nothing',
      (db) => db.update(articles).set({ title: 'Иначе' }).where(like(articles.alias, FRESH)),
    ],
    [
      'a tag instead of another',
      async (db) => {
        const ids = inArray(articleTags.articleId, fresh(db));
        await db
          .update(articleTags)
          .set({ tagId: 4 })
          .where(sql`${ids} and ${articleTags.tagId} = 2`);
      },
    ],
    ['a deleted tag', (db) => db.delete(tags).where(eq(tags.id, 3))],
    ['deleted articles', (db) => db.delete(articles).where(like(articles.alias, FRESH))],
    ['a section without articles', (db) => db.delete(articles).where(eq(articles.categoryId, 1))],
    ['no articles', (db) => db.execute(sql`truncate articles cascade`)],
  ];

  test('sections and tags have the numbers of their articles after every change', async () => {
    const { db } = site();
    await db
      .transaction(async (transaction) => {
        assert.deepEqual(await shown(transaction), await counted(transaction));
        for (const [what, change] of changes) {
          const before = await shown(transaction);
          await change(transaction);
          const now = await shown(transaction);
          assert.deepEqual(now, await counted(transaction), what);
          if (what !== 'an edit that moves nothing') assert.notDeepEqual(now, before, what);
        }
        transaction.rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Error && error.message === 'Rollback')) throw error;
      });
  });
});
