/** Responses with articles stay valid while only articles that they do not show are edited. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { asc, eq, notInArray } from 'drizzle-orm';
import * as v from 'valibot';
import { createApp } from '../../backend/app.ts';
import { articles, articleTags, categories, tags } from '../../backend/db/schema.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import {
  articleByAlias,
  articles as articleList,
  articleShow,
} from '../../contract/calls/articles.ts';
import { articleShow as shownSchema } from '../../contract/schemas/article.ts';
import { logStatements } from '../contract/logged-statements.ts';
import { onEveryEngine, requestOf } from '../contract/site.ts';

const shownReply = v.object({ result: shownSchema });
type Row = typeof articles.$inferSelect;

onEveryEngine((site) => {
  const backend = () => {
    const logged = logStatements(site().db);
    return { app: createApp({ db: logged.db, media: diskStore('/nowhere') }), logged };
  };
  type Backend = ReturnType<typeof backend>;
  const showOf = (alias: string) => requestOf(articleShow, { alias });
  const textOf = async ({ app }: Backend, request: Request) => (await app.fetch(request)).text();

  let rows: Row[];
  /** The article that is read, those that its page shows, and one that it does not. */
  let own: Row;
  let related: Row;
  let previous: Row;
  let other: Row;
  before(async () => {
    rows = await site().db.select().from(articles).orderBy(asc(articles.id));
    const row = (id: number | undefined) => {
      const found = rows.find((one) => one.id === id);
      assert.ok(found);
      return found;
    };
    own = row(rows[Math.floor(rows.length / 2)]?.id);
    const shown = v.parse(
      shownReply,
      JSON.parse(await textOf(backend(), showOf(own.alias))),
    ).result;
    const ids = [own, ...shown.related, shown.previous, shown.next].map((one) => one?.id);
    related = row(shown.related.at(-1)?.id);
    previous = row(shown.previous?.id);
    const [far] = rows.filter(({ id }) => !ids.includes(id));
    other = row(far?.id);
  });

  const edit = (id: number, set: Partial<Row>) =>
    site().db.update(articles).set(set).where(eq(articles.id, id));

  /** Whether the backend makes the response again after a change, which must equal the one of a new backend. */
  async function isMadeAgain(change: () => Promise<unknown>, request = () => showOf(own.alias)) {
    const one = backend();
    await textOf(one, request());
    await change();
    const texts: string[] = [];
    const sent = await one.logged.during(async () => texts.push(await textOf(one, request())));
    assert.deepEqual(texts, [await textOf(backend(), request())]);
    return sent.some((statement) => /from "articles"/.test(statement));
  }

  /** A new value in each test. */
  let count = 0;
  const word = () => `Слово ${(count += 1)}`;

  test('another article’s title and text do not concern it', async () => {
    const change = () => edit(other.id, { title: word(), lead: word(), body: `<p>${word()}</p>` });
    assert.equal(await isMadeAgain(change), false);
    const alone = () => requestOf(articleByAlias, { alias: own.alias });
    assert.equal(await isMadeAgain(change, alone), false);
    assert.equal(
      await isMadeAgain(() => edit(other.id, { publishedOn: '2024-01-01' }), alone),
      false,
    );
  });

  test('a list of other articles is not made again, its own ones are', async () => {
    const list = (id: number) => () => requestOf(articleList, { 'filter[ids]': String(id) });
    const change = () => edit(other.id, { title: word() });
    assert.equal(await isMadeAgain(change, list(own.id)), false);
    assert.equal(await isMadeAgain(change, list(other.id)), true);
  });

  describe('is made again after', () => {
    const tagOfOther = () =>
      site().db.delete(articleTags).where(eq(articleTags.articleId, other.id));
    const newTag = async () => {
      const { db } = site();
      const had = db
        .select({ id: articleTags.tagId })
        .from(articleTags)
        .where(eq(articleTags.articleId, other.id));
      const [tag] = await db.select().from(tags).where(notInArray(tags.id, had)).limit(1);
      assert.ok(tag);
      await db.insert(articleTags).values({ articleId: other.id, tagId: tag.id, position: 9 });
    };
    const anotherCategory = async () => {
      const [category] = await site()
        .db.select()
        .from(categories)
        .where(notInArray(categories.id, [other.categoryId]))
        .limit(1);
      assert.ok(category);
      await edit(other.id, { categoryId: category.id });
    };
    const copied = () => {
      const { id: _id, ...values } = other;
      return site()
        .db.insert(articles)
        .values({ ...values, alias: `copy-${(count += 1)}` });
    };
    const rolledBack = () =>
      assert.rejects(
        site().db.transaction(async (tx) => {
          await tx.update(articles).set({ title: word() }).where(eq(articles.id, other.id));
          tx.rollback();
        }),
      );
    const severalAtOnce = () =>
      site().db.transaction(async (tx) => {
        for (const { id } of [other, related]) {
          await tx.update(articles).set({ title: word() }).where(eq(articles.id, id));
        }
      });
    const changes: Record<string, () => Promise<unknown>> = {
      'a new text of it': () => edit(own.id, { body: `<p>${word()}</p>` }),
      'a new title of a related article': () => edit(related.id, { title: word() }),
      'a new lead of its neighbour': () => edit(previous.id, { lead: word() }),
      'several edits at once': severalAtOnce,
      'a new day of another article': () => edit(other.id, { publishedOn: own.publishedOn }),
      'a new day and title of another article': () =>
        edit(other.id, { publishedOn: '2020-02-02', title: word() }),
      'another category of another article': anotherCategory,
      'a tag that another article gets': newTag,
      'tags that another article loses': tagOfOther,
      'a new title of a tag': () => site().db.update(tags).set({ title: word() }),
      'a new title of a category': () => site().db.update(categories).set({ title: word() }),
      'a new article': copied,
      'an edit that was rolled back, of which nothing is recorded': rolledBack,
    };
    for (const [name, change] of Object.entries(changes)) {
      test(name, async () => assert.equal(await isMadeAgain(change), true));
    }

    test('a deleted article', async () => {
      await copied();
      const isIt = eq(articles.alias, `copy-${count}`);
      assert.equal(await isMadeAgain(async () => site().db.delete(articles).where(isIt)), true);
    });
  });
});
