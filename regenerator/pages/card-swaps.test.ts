import { expect, it } from '@jest/globals';
import { articleCard, keepCard } from '../../src/build/cards.ts';
import type { PageFields } from '../../src/build/derive-pages.ts';
import { exampleArticle } from '../../tests/examples/content.ts';
import { sharePicture } from '../../src/build/share/share-picture.ts';
import { page, type PageHead } from '../../src/build/compose/page.ts';
import { cardSwaps } from './card-swaps.ts';

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

it('tells where the card of an article has become another one', () => {
  const swaps = cardSwaps(pageOf([third, second], second), pageOf([third, renamed], renamed));
  const swap = { before: articleCard(second), after: articleCard(renamed) };
  expect(swaps).toEqual([swap, swap]);
});

it('tells of none where nothing is seen of a change', () => {
  const longer = { ...second, body: '<p>Ещё.</p>' };
  keepCard(second, longer);
  expect(cardSwaps(pageOf([second], third), pageOf([longer], third))).toEqual([]);
});

it.each([
  ['another article', pageOf([third], second)],
  ['one article more', pageOf([renamed, third], second)],
  ['another head', pageOf([renamed], second, { ...HEAD, title: 'Другая' })],
])('does not tell cards alone from %s', (_, after) => {
  expect(cardSwaps(pageOf([second], second), after)).toBeNull();
});

it('takes nothing for a card that was not made as one', () => {
  const words = (title: string): PageFields => {
    const made = pageOf([], third);
    return { ...made, data: { ...made.data, article: { ...article, title } } };
  };
  expect(cardSwaps(words('Одно'), words('Другое'))).toBeNull();
});
