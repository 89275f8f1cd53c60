import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as v from 'valibot';
import { tags as tagTable } from '../../backend/db/schema.ts';
import { articles, articlesFull, articleShow, articleTags } from '../../contract/calls/articles.ts';
import { listedArticle, type Article, type ListedArticle } from '../../contract/schemas/article.ts';
import { ArticleIndex } from '../../src/build/compose/article-index.ts';
import { relatedArticles } from '../../src/build/compose/related-articles.ts';
import { newestFirst } from '../../src/config/related-articles.ts';
import { onEveryEngine, type Site } from './site.ts';

const aliases = (items: readonly { alias: string }[]) => items.map((item) => item.alias);

/** All pages of a list, in order. */
async function pagesOf(site: Site, count: number, filter: Record<string, string>) {
  const pages: ListedArticle[][] = [];
  for (let page = 1; ; page += 1) {
    const reply = await site.result(articles, { ...filter, count, page });
    assert.deepEqual([reply.page, reply.count], [page, count]);
    if (reply.items.length === 0) return { pages, total: reply.total };
    pages.push(reply.items);
  }
}

onEveryEngine((site) => {
  let all: Article[];
  before(async () => {
    all = (await site().result(articlesFull, { count: 500 })).items;
  });

  for (const count of [1, 5, 12]) {
    test(`pages of ${count} contain all articles, each once, newest first`, async () => {
      const { pages, total } = await pagesOf(site(), count, {});
      assert.deepEqual(aliases(pages.flat()), aliases(all));
      assert.equal(new Set(aliases(all)).size, total);
      assert.ok(pages.slice(0, -1).every((page) => page.length === count));
      const days = all.map((article) => article.published_on);
      assert.deepEqual(days, [...days].sort().reverse());
    });
  }

  test('a list sends no texts, for the articles of the complete list', async () => {
    for (const params of [
      { count: 5, page: 2 },
      { 'filter[tags]': 'deti', count: 500 },
    ]) {
      const query = new URLSearchParams(
        Object.entries(params).map(([k, value]) => [k, `${value}`]),
      );
      const sent: unknown = await (await site().get(`${articles.path}?${query}`)).json();
      const { items, ...rest } = await site().result(articlesFull, params);
      assert.ok(items.length > 0 && items.every(({ body }) => body.length > 1000));
      const listed = items.map((item) => v.parse(listedArticle, item));
      assert.deepEqual(sent, { result: { ...rest, items: listed } });
    }
  });

  test('a category lists its own articles on all pages', async () => {
    const sections = new Set(all.map((article) => article.category.alias));
    for (const section of sections) {
      const own = all.filter((article) => article.category.alias === section);
      const { pages, total } = await pagesOf(site(), 2, { 'filter[section]': section });
      assert.deepEqual(aliases(pages.flat()), aliases(own));
      assert.equal(total, own.length);
    }
  });

  const tagged = (...wanted: string[]) =>
    aliases(all.filter((article) => article.tags.some((tag) => wanted.includes(tag.alias))));

  test('a tag lists its articles, and their number matches its count', async () => {
    const { items: tags } = await site().result(articleTags, {});
    for (const tag of tags) {
      const reply = await site().result(articles, { 'filter[tags]': tag.alias, count: 500 });
      assert.deepEqual(aliases(reply.items), tagged(tag.alias), tag.alias);
      assert.deepEqual([reply.total, tag.articles], [reply.items.length, reply.items.length]);
    }
  });

  test('tags are sorted as in a Russian dictionary, those with one title by their ids', async () => {
    const titles = ['Яркий свет', 'Ёлка', 'Ель', 'Еда', 'Еда'];
    const made = titles.map((title, place) => ({ title, alias: `sorted-${place}` }));
    await site().db.insert(tagTable).values(made);
    const { items } = await site().result(articleTags, {});
    const own = aliases(items).filter((alias) => alias.startsWith('sorted-'));
    assert.deepEqual(own, ['sorted-3', 'sorted-4', 'sorted-1', 'sorted-2', 'sorted-0']);
  });

  test('several tags list the articles of any of them, each once', async () => {
    const [one, other] = ['deti', 'sport'];
    const expected = tagged(one, other);
    assert.ok(expected.length > tagged(one).length && expected.length > tagged(other).length);
    for (const joined of ['deti,sport', ' sport , deti ,', 'deti,sport,deti,takogo-net']) {
      const reply = await site().result(articles, { 'filter[tags]': joined, count: 500 });
      assert.deepEqual(aliases(reply.items), expected, joined);
    }
  });

  test('category and tags are combined', async () => {
    const both = all.find((article) => article.tags.length > 0);
    assert.ok(both);
    const [tag] = both.tags;
    const filter = { 'filter[section]': both.category.alias, 'filter[tags]': tag?.alias };
    const expected = all.filter(
      (article) =>
        article.category.alias === both.category.alias &&
        article.tags.some((own) => own.alias === tag?.alias),
    );
    const reply = await site().result(articles, { ...filter, count: 500 });
    assert.deepEqual(aliases(reply.items), aliases(expected));
  });

  test('count and page are clamped to their bounds', async () => {
    const used = async (query: string) => {
      const body: unknown = await (await site().get(`/rest/articles?${query}`)).json();
      const [, page, count] = /"page":(\d+),"count":(\d+)\}\}$/.exec(JSON.stringify(body)) ?? [];
      return `${page}/${count}`;
    };
    assert.equal(await used(''), '1/12');
    for (const query of ['count=1', 'count=500'])
      assert.equal(await used(query), `1/${query.slice(6)}`);
    for (const count of ['0', '501', '-1', '1.5', 'все', '']) {
      assert.equal(await used(`count=${count}`), '1/12', count);
    }
    for (const page of ['0', '100001', '-1', '2e1'])
      assert.equal(await used(`page=${page}`), '1/12');
    assert.equal(await used('page=100000&count=500'), '100000/500');
    assert.equal(
      await used('count=3&count=7'),
      '1/3',
      'the first value of a repeated parameter is used',
    );
  });

  test('neighbours lead from the newest article to the oldest and back', async () => {
    const walked: string[] = [];
    let alias: string | undefined = all[0]?.alias;
    while (alias !== undefined) {
      const reply = await site().result(articleShow, { alias });
      assert.equal(reply.next?.alias, walked.at(-1));
      walked.push(alias);
      alias = reply.previous?.alias;
    }
    assert.deepEqual(walked, aliases(all));
  });

  test('related articles are the same as on the site’s pages', async () => {
    const index = new ArticleIndex(all.toSorted(newestFirst));
    for (const article of all) {
      const { related } = await site().result(articleShow, { alias: article.alias });
      assert.equal(new Set(aliases(related)).size, 3);
      assert.deepEqual(aliases(related), aliases(relatedArticles(article, index)), article.alias);
    }
  });

  test('single articles are found by id, and invalid ids match nothing', async () => {
    const { items } = await site().result(articles, { count: 3 });
    const ids = items.map(({ id }) => id);
    const found = await site().result(articles, { 'filter[ids]': `${ids.join()},999999,x` });
    assert.deepEqual(found.items, items);
    assert.equal(found.total, 3);
    const nothing = await site().result(articles, { 'filter[ids]': 'x' });
    assert.equal(nothing.total, 0);
  });
});
