import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ARTICLES_PER_PAGE } from '../../config/constants.ts';
import type { Content } from '../content.ts';
import {
  sampleArticles,
  sampleCategory,
  sampleContent,
  sampleTag,
  tagLinks,
} from '../sample-content.ts';
import { articleLists, cutFromOldest } from './article-lists.ts';
import type { ComposedPage } from './page.ts';

/** `[3, 2, 1]`: newest first, as articles come. */
const newestFirst = (count: number) => Array.from({ length: count }, (_, index) => count - index);
const lists = fc.record({ count: fc.nat(400), size: fc.integer({ min: 1, max: 30 }) });

describe('cutFromOldest', () => {
  it.each([
    { count: 0, pages: [0] },
    { count: 1, pages: [1] },
    { count: 11, pages: [11] },
    { count: 12, pages: [12] },
    { count: 13, pages: [13] },
    { count: 23, pages: [23] },
    { count: 24, pages: [12, 12] },
    { count: 25, pages: [13, 12] },
    { count: 35, pages: [23, 12] },
    { count: 36, pages: [12, 12, 12] },
    { count: 100, pages: [16, 12, 12, 12, 12, 12, 12, 12] },
  ])('cuts $count into pages of $pages', ({ count, pages }) => {
    const cut = cutFromOldest(newestFirst(count), 12);
    expect(cut.map(({ items }) => items.length)).toEqual(pages);
    expect(cut.at(-1)?.items.at(-1)).toBe(count === 0 ? undefined : 1);
  });

  it('loses nothing, repeats nothing and keeps the order', () => {
    fc.assert(
      fc.property(lists, ({ count, size }) => {
        const all = newestFirst(count);
        expect(cutFromOldest(all, size).flatMap(({ items }) => items)).toEqual(all);
      }),
    );
  });

  it('numbers full pages down to 1 after the newest, which holds one to nearly two pages', () => {
    fc.assert(
      fc.property(lists, ({ count, size }) => {
        const [newest, ...numbered] = cutFromOldest(newestFirst(count), size);
        expect(newest?.number).toBeNull();
        expect(newest?.items.length).toBeGreaterThanOrEqual(Math.min(count, size));
        expect(newest?.items.length).toBeLessThan(2 * size);
        expect(numbered.map(({ number }) => number)).toEqual(newestFirst(numbered.length));
        for (const { items } of numbered) expect(items).toHaveLength(size);
      }),
    );
  });

  it('never changes a numbered page when an article is added at the front', () => {
    fc.assert(
      fc.property(lists, ({ count, size }) => {
        const before = cutFromOldest(newestFirst(count), size).slice(1);
        const after = cutFromOldest(newestFirst(count + 1), size).slice(1);
        expect(before.length === 0 ? [] : after.slice(-before.length)).toEqual(before);
      }),
    );
  });
});

type ListPage = ComposedPage<'articleList'>;
const isList = (page: ComposedPage): page is ListPage => page.kind === 'articleList';
const pagesOf = (content: Content) => articleLists(content).filter(isList);
const idsOf = ({ data }: ListPage) => data.items.map(({ id }) => id);

const COUNT = 3 * ARTICLES_PER_PAGE + 1;
const content = (count = COUNT) =>
  sampleContent({
    articles: sampleArticles(count, { tags: tagLinks(1) }),
    categories: [sampleCategory(1), sampleCategory(2)],
    tags: [sampleTag(1, { articles: count }), sampleTag(2, { articles: 0 })],
  });

describe('articleLists', () => {
  const pages = pagesOf(content());
  const at = (url: string) => pages.find((page) => page.url === url);

  it('lists everything, each category, an empty one too, and each tag that has articles', () => {
    expect(pages.map(({ url }) => url)).toEqual([
      '/articles/',
      '/articles/page/2/',
      '/articles/page/1/',
      '/articles/category-1/',
      '/articles/category-1/page/2/',
      '/articles/category-1/page/1/',
      '/articles/category-2/',
      '/tags/tag-1/',
      '/tags/tag-1/page/2/',
      '/tags/tag-1/page/1/',
    ]);
    expect(at('/articles/category-2/')?.data).toMatchObject({ items: [], total: 0, number: null });
  });

  it('leads from page to page, both ways', () => {
    const [newest, second, first] = pages;
    expect(newest?.data).toMatchObject({ number: null, newer: null, older: '/articles/page/2/' });
    expect(second?.data).toMatchObject({
      number: 2,
      newer: '/articles/',
      older: '/articles/page/1/',
    });
    expect(first?.data).toMatchObject({ number: 1, newer: '/articles/page/2/', older: null });
    for (const page of pages) {
      expect(page.data.url).toBe(page.url);
      expect(page.data.pages).toContainEqual({ number: page.data.number, url: page.url });
    }
  });

  it('gives every page of a list a title of its own', () => {
    expect(at('/articles/')?.head.title).toBe('Всё о зрении');
    expect(at('/articles/page/2/')?.head.title).toBe('Всё о зрении, страница 2');
    expect(at('/tags/tag-1/')?.head.title).toBe('тема 1');
  });

  it('keeps the articles and the neighbours of numbered pages when one is added', () => {
    const more = pagesOf(content(COUNT + 1));
    for (const before of pages.filter(({ data }) => data.number !== null)) {
      const after = more.find(({ url }) => url === before.url);
      expect(after && idsOf(after)).toEqual(idsOf(before));
      expect(after?.data.newer).toBe(before.data.newer);
      expect(after?.data.older).toBe(before.data.older);
    }
  });

  it('has in a list only the articles that belong there', () => {
    const [one, two] = [sampleArticles(5), sampleArticles(3, { tags: tagLinks(2) })];
    const other = sampleCategory(2);
    const { id, alias, url, title } = other;
    const mixed = sampleContent({
      articles: [
        ...one,
        ...two.map((article) => ({
          ...article,
          id: article.id + 5,
          category: { id, alias, url, title },
        })),
      ],
      categories: [sampleCategory(1), other],
      tags: [sampleTag(2)],
    });
    const lists = new Map(pagesOf(mixed).map((page) => [page.url, idsOf(page)]));
    expect(lists.get('/articles/category-1/')).toEqual([5, 4, 3, 2, 1]);
    expect(lists.get('/articles/category-2/')).toEqual([8, 7, 6]);
    expect(lists.get('/tags/tag-2/')).toEqual([8, 7, 6]);
  });
});
