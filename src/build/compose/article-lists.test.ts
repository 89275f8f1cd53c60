import { describe, expect, it } from '@jest/globals';
import type { Content } from '../content.ts';
import {
  exampleArticle,
  exampleArticles,
  exampleCategory,
  exampleContent,
  exampleTag,
  tagLinks,
} from '../../../tests/examples/content.ts';
import { ArticleIndex } from './article-index.ts';
import { articleLists } from './article-lists.ts';
import type { ComposedPage } from './page.ts';

type ListPage = ComposedPage<'articleList'>;
const isList = (page: ComposedPage): page is ListPage => page.kind === 'articleList';
const pagesOf = (content: Content) =>
  articleLists(content, new ArticleIndex(content.articles)).filter(isList);
const idsOf = ({ data }: ListPage) => data.items.map(({ id }) => id);

const COUNT = 37;
/** Where a list of these is cut. */
const LANDMARKS = [25, 18, 11];
const content = (count = COUNT) =>
  exampleContent({
    articles: exampleArticles(count, { tags: tagLinks(1) }),
    categories: [exampleCategory(1), exampleCategory(2)],
    tags: [exampleTag(1, { articles: count }), exampleTag(2, { articles: 0 })],
  });

describe('articleLists', () => {
  const pages = pagesOf(content());
  const at = (url: string) => pages.find((page) => page.url === url);

  it('lists everything, each category, even an empty one, and each tag that has articles', () => {
    expect(pages.map(({ url }) => url)).toEqual([
      '/articles/',
      ...LANDMARKS.map((id) => `/articles/page/${id}/`),
      '/articles/category-1/',
      ...LANDMARKS.map((id) => `/articles/category-1/page/${id}/`),
      '/articles/category-2/',
      '/tags/tag-1/',
      ...LANDMARKS.map((id) => `/tags/tag-1/page/${id}/`),
    ]);
    expect(at('/articles/category-2/')?.data).toMatchObject({ items: [], total: 0, period: null });
  });

  it('links the pages in both directions', () => {
    const [newest, second, third, first] = pages;
    expect(newest?.data).toMatchObject({ newest: null, newer: null, older: second?.url });
    expect(second?.data).toMatchObject({
      newest: '/articles/',
      newer: '/articles/',
      older: third?.url,
    });
    expect(first?.data).toMatchObject({ newest: '/articles/', newer: third?.url, older: null });
    for (const page of pages) expect(page.data.url).toBe(page.url);
  });

  it('gives every page of a list its own title: the days it covers', () => {
    const [newest, second] = pages;
    expect(newest?.head.title).toBe('Всё о зрении');
    expect(second?.data.period).toMatch(/^\d.*20\d\d$/);
    expect(second?.head.title).toBe(`Всё о зрении, ${second?.data.period}`);
    expect(at('/tags/tag-1/')?.head.title).toBe('тема 1');
    expect(new Set(pages.map(({ head }) => head.title)).size).toBe(pages.length);
  });

  it('changes no earlier page when an article is added', () => {
    const more = pagesOf(content(COUNT + 1));
    const earlier = pages.filter(({ data }) => data.period !== null);
    expect(earlier.length).toBeGreaterThan(5);
    for (const before of earlier) {
      expect(more.find(({ url }) => url === before.url)).toEqual(before);
    }
  });

  it('includes in a list only the articles that belong there', () => {
    const [one, two] = [exampleArticles(5), exampleArticles(3, { tags: tagLinks(2) })];
    const other = exampleCategory(2);
    const { id, alias, url, title } = other;
    const mixed = exampleContent({
      articles: [
        ...one,
        ...two.map((article) => ({
          ...article,
          id: article.id + 5,
          category: { id, alias, url, title },
        })),
      ],
      categories: [exampleCategory(1), other],
      tags: [exampleTag(2)],
    });
    const lists = new Map(pagesOf(mixed).map((page) => [page.url, idsOf(page)]));
    expect(lists.get('/articles/category-1/')).toEqual([5, 4, 3, 2, 1]);
    expect(lists.get('/articles/category-2/')).toEqual([8, 7, 6]);
    expect(lists.get('/tags/tag-2/')).toEqual([8, 7, 6]);
  });

  it('changes only a few pages when an article is removed from the middle of a long list', () => {
    const all = exampleArticles(1_200);
    const urlsOf = (articles: typeof all) =>
      new Map(
        pagesOf(exampleContent({ articles, categories: [], tags: [] })).map((one) => [
          one.url,
          JSON.stringify(one),
        ]),
      );
    const before = urlsOf(all);
    const after = urlsOf(all.toSpliced(600, 1));
    const changed = [...after].filter(([url, text]) => before.get(url) !== text);
    expect(before.size).toBeGreaterThan(90);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThan(6);
  });

  it('links from its newest page to each year that this page does not show', () => {
    const days = ['2026-02-01', '2025-06-01', '2023-12-31', '2023-01-01'];
    const articles = exampleArticles(160).map((article, place) => ({
      ...article,
      published_on: days[Math.floor(place / 40)] ?? '',
    }));
    const [newest, ...earlier] = pagesOf(exampleContent({ articles, categories: [], tags: [] }));
    expect(newest?.data.years.map(({ year }) => year)).toEqual([2025, 2023]);
    for (const { year, url } of newest?.data.years ?? []) {
      const items = earlier.find((one) => one.url === url)?.data.items ?? [];
      expect(items.map(({ published_on }) => published_on.slice(0, 4))).toContain(String(year));
    }
    for (const { data } of earlier) expect(data.years).toEqual([]);
  });
});

describe('filters by section and tag together', () => {
  const other = exampleCategory(2, { articles: 3 });
  const { id, alias, url, title } = other;
  const elsewhere = { category: { id, alias, url, title } };
  const mixed = exampleContent({
    articles: [
      exampleArticle(9, { ...elsewhere, tags: tagLinks(1, 4) }),
      exampleArticle(8, { ...elsewhere, tags: tagLinks(1) }),
      exampleArticle(7, elsewhere),
      exampleArticle(6, { tags: tagLinks(1, 2, 3) }),
      exampleArticle(5, { tags: tagLinks(1, 2, 3) }),
      exampleArticle(4, { tags: tagLinks(3) }),
      exampleArticle(3, { tags: tagLinks(4) }),
    ],
    categories: [exampleCategory(1, { articles: 4 }), other],
    tags: [
      exampleTag(1, { articles: 4 }),
      exampleTag(2, { articles: 2 }),
      exampleTag(3, { articles: 3 }),
      exampleTag(4, { articles: 2 }),
    ],
  });
  const pages = new Map(pagesOf(mixed).map((one) => [one.url, one]));
  const choices = (url: string, row: 'sections' | 'topics') =>
    pages.get(url)?.data[row].map((link) => `${link.current ? '*' : ''}${link.url} ${link.count}`);

  it('create a separate list where there is a choice, hidden from search engines', () => {
    expect(
      [...pages.keys()].filter((one) => one.includes('/tags/tag-') && one.startsWith('/a')),
    ).toEqual(['/articles/category-1/tags/tag-1/', '/articles/category-2/tags/tag-1/']);
    const both = pages.get('/articles/category-1/tags/tag-1/');
    expect(both && idsOf(both)).toEqual([6, 5]);
    expect(both?.head).toMatchObject({ title: 'Раздел 1: тема 1', noindex: true });
  });

  it('count articles on the full list, and elsewhere only for options that narrow the list', () => {
    expect(choices('/articles/', 'sections')).toEqual([
      '*/articles/ 7',
      '/articles/category-1/ 4',
      '/articles/category-2/ 3',
    ]);
    expect(choices('/articles/', 'topics')?.[0]).toBe('*/articles/ 7');
    expect(choices('/articles/category-1/', 'sections')).toEqual([
      '/articles/ null',
      '*/articles/category-1/ 4',
      '/articles/category-2/ null',
    ]);
    expect(choices('/tags/tag-1/', 'topics')?.slice(0, 3)).toEqual([
      '/articles/ null',
      '*/tags/tag-1/ 4',
      '/tags/tag-2/ null',
    ]);
  });

  it('keep the other filter, omit options with one article, and link to an existing equal list', () => {
    expect(choices('/articles/category-1/tags/tag-1/', 'sections')).toEqual([
      '/tags/tag-1/ null',
      '*/articles/category-1/tags/tag-1/ null',
      '/articles/category-2/tags/tag-1/ null',
    ]);
    expect(choices('/articles/category-1/', 'topics')).toEqual([
      '*/articles/category-1/ 4',
      '/articles/category-1/tags/tag-1/ 2',
      '/tags/tag-2/ 2',
      '/tags/tag-3/ 3',
    ]);
    expect(choices('/tags/tag-1/', 'sections')).toEqual([
      '*/tags/tag-1/ 4',
      '/articles/category-1/tags/tag-1/ 2',
      '/articles/category-2/tags/tag-1/ 2',
    ]);
    // «Все разделы» alone is no choice.
    expect(choices('/tags/tag-2/', 'sections')).toEqual([]);
    expect(choices('/tags/tag-4/', 'sections')).toEqual([]);
  });
});
