import { expect, it } from '@jest/globals';
import { articleCard, keepCard } from '../../src/build/cards.ts';
import type { PageFields } from '../../src/build/derive-pages.ts';
import { exampleArticle } from '../../tests/examples/content.ts';
import type { ArticleListData } from '../../src/build/page-data.ts';
import { sharePicture } from '../../src/build/share/share-picture.ts';
import { page, type PageHead } from '../../src/build/compose/page.ts';
import { partSwaps } from './part-swaps.ts';

const HEAD: PageHead = { title: 'Статья', description: 'О зрении.' };
const article = exampleArticle(1);
const [second, third] = [exampleArticle(2), exampleArticle(3)];
const renamed = exampleArticle(2, { title: 'Новое название' });

function pageOf(related: (typeof article)[], previous: typeof article, head = HEAD): PageFields {
  const composed = page('article', article.url, head, {
    article,
    related: related.map(articleCard),
    previous: articleCard(previous),
    next: null,
  });
  return { ...composed, share: sharePicture(composed) };
}

it("finds the places where an article's card has changed", () => {
  const swaps = partSwaps(pageOf([third, second], second), pageOf([third, renamed], renamed));
  const swap = { kind: 'card', before: articleCard(second), after: articleCard(renamed) };
  expect(swaps).toEqual([swap, swap]);
});

it('finds none when the change is not visible', () => {
  const longer = { ...second, body: '<p>Ещё.</p>' };
  keepCard(second, longer);
  expect(partSwaps(pageOf([second], third), pageOf([longer], third))).toEqual([]);
});

it.each([
  ['one article more', pageOf([renamed, third], second)],
  ['another head', pageOf([renamed], second, { ...HEAD, title: 'Другая' })],
])('does not treat %s as a change of cards alone', (_, after) => {
  expect(partSwaps(pageOf([second], second), after)).toBeNull();
});

it('finds the places that show another article', () => {
  const swap = { kind: 'card', before: articleCard(second), after: articleCard(third) };
  expect(partSwaps(pageOf([second, article], second), pageOf([third, article], second))).toEqual([
    swap,
  ]);
});

it('leaves a page on which most articles are others to the renderer', () => {
  const listed = (first: number) =>
    pageOf(
      Array.from({ length: 6 }, (_, place) => exampleArticle(first + place)),
      second,
    );
  expect(partSwaps(listed(10), listed(11))).toBeNull();
});

it('recognises only cards that were created as cards', () => {
  const words = (title: string): PageFields => {
    const made = pageOf([], third);
    return { ...made, data: { ...made.data, article: { ...article, title } } };
  };
  expect(partSwaps(words('Одно'), words('Другое'))).toBeNull();
});

/** The newest page of a list. */
function listOf(
  ids: readonly number[],
  total = 40,
  title = 'Статьи',
  topics: ArticleListData['topics'] = [],
): PageFields {
  const composed = page('articleList', '/articles/', HEAD, {
    ...{ section: null, tag: null, title, lead: '', url: '/articles/', total, period: null },
    ...{ items: ids.map((id) => articleCard(exampleArticle(id))), years: [] },
    ...{ newest: null, newer: null, older: null, sections: [], topics },
  });
  return { ...composed, share: sharePicture(composed) };
}

it('finds the number of a list, and the article that has left it', () => {
  const total = { kind: 'total', before: 40, after: 39 };
  const gone = { kind: 'gone', before: articleCard(exampleArticle(4)) };
  expect(partSwaps(listOf([1, 2, 3, 4, 5]), listOf([1, 2, 3, 4, 5], 39))).toEqual([total]);
  expect(partSwaps(listOf([1, 2, 3, 4, 5]), listOf([1, 2, 3, 5], 39))).toEqual([total, gone]);
  expect(partSwaps(listOf([1, 2, 3, 5, 4]), listOf([1, 2, 3, 5]))).toEqual([gone]);
});

const topic = { url: '/tags/deti/', title: 'Дети', count: 9, current: false };

it('finds the numbers of filters', () => {
  const listed = (count: number | null, title = topic.title) =>
    listOf([1], 40, 'Статьи', [{ ...topic, title, count }]);
  expect(partSwaps(listed(9), listed(8))).toEqual([
    { kind: 'link', before: topic, after: { ...topic, count: 8 } },
  ]);
  expect(partSwaps(listed(9), listed(8, 'Детям'))).toBeNull();
  expect(partSwaps(listed(9), listed(null))).toBeNull();
});

it('finds the numbers beside subjects', () => {
  const listed = (...counts: number[]): PageFields => {
    const updated_at = '2026-11-21T09:00:00Z';
    const intro = { title: 'Темы', crumb: 'Темы', lead: '', updated_at };
    const tags = counts.map((articles, id) => ({
      ...{ id, alias: `tema-${id}`, url: `/tags/tema-${id}/`, title: `Тема ${id}`, articles },
      ...{ updated_at, revision: 1 },
    }));
    const composed = page('tags', '/tags/', HEAD, { intro, tags });
    return { ...composed, share: sharePicture(composed) };
  };
  const before = { url: '/tags/tema-1/', title: 'Тема 1', count: 3, current: false };
  expect(partSwaps(listed(5, 3), listed(5, 2))).toEqual([
    { kind: 'link', before, after: { ...before, count: 2 } },
  ]);
  expect(partSwaps(listed(5, 3), listed(5))).toBeNull();
});

it.each([
  ['loses one of the first articles', listOf([1, 2, 4, 5])],
  ['loses two articles', listOf([1, 2, 3])],
  ['changes its title', listOf([1, 2, 3, 5], 39, 'Другое')],
])('leaves a list that %s to the renderer', (_, after) => {
  expect(partSwaps(listOf([1, 2, 3, 4, 5]), after)).toBeNull();
});
