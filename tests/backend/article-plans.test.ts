/** How the database finds articles among many: by ranges of indexes, whatever their number. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { articles, articleTags } from '../../backend/db/schema.ts';
import {
  articlePage,
  articleTags as tagList,
  articleShow,
  articles as articleList,
  articlesFull as fullList,
} from '../../contract/calls/articles.ts';
import { searchContent } from '../../contract/calls/search.ts';
import { logStatements } from '../contract/logged-statements.ts';
import { EDITOR_TOKEN, onEveryEngine } from '../contract/site.ts';
import { createApp } from '../../backend/app.ts';
import { indexWaiting } from '../../backend/search/index-waiting.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';

/** The planner may scan a small table of tags completely, but never texts. */
const MANY = process.env['TEST_LONG'] ? 10_000 : 3000;
const plan = v.object({ rows: v.array(v.object({ 'QUERY PLAN': v.string() })) });
const scans = v.object({
  rows: v.tuple([v.object({ seq_scan: v.number(), idx_scan: v.number() })]),
});
const wholeScans = v.object({ rows: v.array(v.object({ table: v.string(), rows: v.number() })) });
/** The sequential scans of the transaction, including those within functions. */
const WHOLE_SCANS = sql`select relname as table, seq_tup_read::integer as rows
  from pg_stat_xact_user_tables
  where seq_scan > 0 and relname in ('articles', 'search_documents')`;
/** Number of tags of each of the many articles: those with the lowest ids. */
const TAGS = 4;

onEveryEngine((site) => {
  before(async () => {
    const { db } = site();
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`select set_config('content.queue', 'off', true)`);
      await transaction.execute(sql`
        insert into articles (alias, title, lead, body, cover, category_id, published_on, author, reviewer, sources)
        select 'many-' || number, title, lead, '<p>Коротко.</p>', cover, 1 + number % 3,
          date '2020-01-01' + number / 2, author, reviewer, sources
        from articles, generate_series(1, ${MANY}::int) number where articles.id = 1`);
      await transaction.execute(sql`
        insert into article_tags (article_id, tag_id)
        select id, tag from articles, generate_series(1, ${TAGS}::int) tag where alias like 'many-%'`);
    });
    await indexWaiting(db, null);
    await db.execute(sql`vacuum analyze`);
  });

  /** The plans of a call's statements. @param query in GraphQL. */
  async function plansOf(address: string, query?: string): Promise<string> {
    const { db } = site();
    const logged = logStatements(db);
    const app = createApp({
      db: logged.db,
      media: diskStore('/nowhere'),
      editorToken: EDITOR_TOKEN,
    });
    const plans: string[] = [];
    const headers = { authorization: `Bearer ${EDITOR_TOKEN}` };
    const asked = query === undefined ? {} : { method: 'POST', body: JSON.stringify({ query }) };
    const sent = await logged.sentDuring(async () => {
      const request = new Request(`http://backend.test${address}`, { headers, ...asked });
      const reply = await app.fetch(request);
      const text = await reply.text();
      assert.ok(reply.status === 200 && !text.includes('"errors"'), text.slice(0, 400));
    });
    for (const statement of sent) {
      const { rows } = v.parse(plan, await db.execute(sql`explain ${statement}`));
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    assert.ok(plans.length > 0);
    return plans.join('\n\n');
  }

  test('an article and its related items are read by index', async () => {
    assert.doesNotMatch(
      await plansOf(`${articleShow.path}?alias=many-1500`),
      /Seq Scan on (?:articles|article_tags)/,
    );
  });

  for (const query of [
    '',
    '?page=100',
    '?filter[tags]=detyam',
    '?filter[section]=uhod-i-gigiena',
  ]) {
    test(`a page of the list${query} is read in index order`, async () => {
      for (const { path } of [articleList, fullList]) {
        assert.doesNotMatch(
          await plansOf(`${path}${query}`),
          /Seq Scan on (?:articles|article_tags)|Sort Key: articles/,
        );
      }
    });
  }

  test('the articles of sections and tags are not counted for each request', async () => {
    const plans = [await plansOf(articlePage.path), await plansOf(tagList.path)];
    for (const one of plans) assert.doesNotMatch(one, /\bon (?:articles|article_tags)\b/);
  });

  // Terms in nearly all titles, in all texts, nowhere, and in one article only.
  for (const words of ['линзы', 'как выбрать линзы', 'коротко', 'трамвай', 'астигматизм']) {
    test(`a visitor's search for «${words}» scans no texts sequentially`, async () => {
      const { db } = site();
      const read = await db.transaction(async (transaction) => {
        const app = createApp({ db: transaction, media: diskStore('/nowhere') });
        const address = `http://backend.test${searchContent.path}?query=${encodeURIComponent(words)}`;
        assert.equal((await app.fetch(new Request(address))).status, 200);
        return v.parse(wholeScans, await transaction.execute(WHOLE_SCANS)).rows;
      });
      assert.deepEqual(read, []);
    });
  }

  describe("the editor's screen", () => {
    const ITEMS =
      'total items { id title live { revision } draft { id } category { id } tags { id } }';
    const list = (args: string) =>
      plansOf('/editor/graphql', `{ list: articles(count: 25, ${args}) { ${ITEMS} } }`);

    for (const args of ['page: 1', 'page: 100', 'page: 1, tags: "1"', 'page: 1, draft: "true"']) {
      test(`a list (${args}) is read by index`, async () => {
        assert.doesNotMatch(await list(args), /Seq Scan on (?:articles|article_tags)/);
      });
    }

    for (const sort of ['title', '-title']) {
      test(`the first page by ${sort} is read in index order`, async () => {
        const plans = await list(`page: 1, sort: "${sort}"`);
        assert.match(plans, /Index (?:Only )?Scan (?:Backward )?using articles_in_order/);
        assert.doesNotMatch(plans, /Seq Scan on articles/);
      });
    }

    // Terms in nearly all titles and texts; terms that occur nowhere; too few letters for stems.
    for (const words of ['линзы', 'как выбрать линзы', 'коротко', 'трамвай', 'ли', '-8.5']) {
      test(`a search for «${words}» scans no texts sequentially`, async () => {
        const text = /Seq Scan on (?:articles|article_tags|search_documents)/;
        assert.doesNotMatch(await list(`page: 1, search: "${words}"`), text);
        const everywhere = `/editor/search?count=5&search=${encodeURIComponent(words)}`;
        assert.doesNotMatch(await plansOf(everywhere), text);
      });
    }

    test('words that occur in every text are looked up in the index', async () => {
      const [found] = await site().db.transaction(async (transaction) => {
        await transaction.execute(sql`select count(*) from search_having('коротк', 'article')`);
        return v.parse(
          scans,
          await transaction.execute(sql`select seq_scan::integer, idx_scan::integer
            from pg_stat_xact_user_tables where relname = 'search_documents'`),
        ).rows;
      });
      assert.equal(found.seq_scan, 0);
      assert.ok(found.idx_scan > 0);
    });
  });

  test('a new publication day of an article is copied to its tags', async () => {
    const { db } = site();
    const days = () =>
      db
        .select({ day: articleTags.publishedOn })
        .from(articleTags)
        .where(eq(articleTags.articleId, 1));
    const set = (day: string) =>
      db.update(articles).set({ publishedOn: day }).where(eq(articles.id, 1));
    const [article] = await db.select().from(articles).where(eq(articles.id, 1));
    assert.ok(article);
    const all = async () => [...new Set((await days()).map(({ day }) => day))];
    assert.deepEqual(await all(), [article.publishedOn]);
    await set('2024-02-29');
    assert.deepEqual(await all(), ['2024-02-29']);
    await set(article.publishedOn);
    assert.deepEqual(await all(), [article.publishedOn]);
  });
});
