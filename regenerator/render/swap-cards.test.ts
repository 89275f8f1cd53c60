import { expect, it } from '@jest/globals';
import { articleCard } from '../../src/build/cards.ts';
import { exampleArticle } from '../../tests/examples/content.ts';
import { rememberForms } from './remember-forms.ts';
import { swapCards } from './swap-cards.ts';

const card = (id: number, title: string) => articleCard(exampleArticle(id, { title }));

const forms = [
  ({ id, title }: { id: number; title: string }) => `<h2 id="${id}">${title}</h2>`,
  ({ id, title }: { id: number; title: string }) => `<a href="${id}">${title}</a>`,
];

const swap = (id: number, before: string, after: string) => ({
  before: card(id, before),
  after: card(id, after),
});

function swapped(page: string, swaps: Parameters<typeof swapCards>[1]): string | null {
  const bytes = swapCards(Buffer.from(page), swaps, forms);
  return bytes && Buffer.from(bytes).toString();
}

it('replaces a card in each form that it has on the page', () => {
  const page = '<main>«Сухость» <h2 id="1">Сухость</h2><a href="1">Сухость</a></main>';
  const twice = [swap(1, 'Сухость', 'Сухость глаз'), swap(1, 'Сухость', 'Сухость глаз')];
  expect(swapped(page, twice)).toBe(
    '<main>«Сухость» <h2 id="1">Сухость глаз</h2><a href="1">Сухость глаз</a></main>',
  );
});

it('replaces several cards, in any order', () => {
  const page = '<h2 id="1">a</h2>, <h2 id="2">b</h2>.';
  expect(swapped(page, [swap(2, 'b', 'new'), swap(1, 'a', '')])).toBe(
    '<h2 id="1"></h2>, <h2 id="2">new</h2>.',
  );
});

it('puts another article into the place of a card', () => {
  const page = '<h2 id="1">a</h2><h2 id="2">b</h2>';
  const moved = [
    { before: card(1, 'a'), after: card(2, 'b') },
    { before: card(2, 'b'), after: card(3, 'c') },
  ];
  expect(swapped(page, moved)).toBe('<h2 id="2">b</h2><h2 id="3">c</h2>');
});

it('leaves a page to the renderer when two places of a card get different ones', () => {
  const moved = [
    { before: card(1, 'a'), after: card(2, 'b') },
    { before: card(1, 'a'), after: card(3, 'c') },
  ];
  expect(swapped('<h2 id="1">a</h2><a href="1">a</a>', moved)).toBeNull();
});

it.each([
  ['is missing', '<h2 id="1">another</h2>'],
  ['occurs more often than the data says', '<h2 id="1">a</h2><a href="1">a</a>'],
])('leaves a page to the renderer when the card %s', (_, page) => {
  expect(swapped(page, [swap(1, 'a', 'b')])).toBeNull();
});

it('leaves a page to the renderer when a card occurs less often than the data says', () => {
  const swaps = [swap(1, 'a', 'b'), swap(1, 'a', 'b')];
  expect(swapped('<h2 id="1">a</h2>', swaps)).toBeNull();
});

it('renders each version of a card once for all of its pages', () => {
  const rendered: string[] = [];
  const [form] = rememberForms([
    ({ title }) => {
      rendered.push(title);
      return title;
    },
  ]);
  const titles = ['a', 'b', 'a', 'b'].map((title) => form?.(card(1, title)));
  expect([titles, rendered]).toEqual([
    ['a', 'b', 'a', 'b'],
    ['a', 'b'],
  ]);
  for (let id = 0; id < 100; id += 1) form?.(card(id, 'c'));
  expect(form?.(card(1, 'a'))).toBe('a');
});
