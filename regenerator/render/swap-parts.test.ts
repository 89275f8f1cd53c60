import { expect, it } from '@jest/globals';
import { articleCard } from '../../src/build/cards.ts';
import { exampleArticle } from '../../tests/examples/content.ts';
import { rememberForms } from './remember-forms.ts';
import { swapParts } from './swap-parts.ts';

const card = (id: number, title: string) => articleCard(exampleArticle(id, { title }));

type Card = { id: number; title: string };
const heading = ({ id, title }: Card) => `<h2 id="${id}">${title}</h2>`;
const forms = {
  cards: [heading, ({ id, title }: Card) => `<a href="${id}">${title}</a>`],
  cell: (one: Card) => `<li>${heading(one)}</li>`,
  total: (total: number) => `<p>${total}</p>`,
  link: ({ title, count }: { title: string; count: number }) => `<a>${title} ${count}</a>`,
};

const swap = (id: number, before: string, after: string) => ({
  kind: 'card' as const,
  before: card(id, before),
  after: card(id, after),
});

function swapped(page: string, swaps: Parameters<typeof swapParts>[1]): string | null {
  const bytes = swapParts(Buffer.from(page), swaps, forms);
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
    { kind: 'card' as const, before: card(1, 'a'), after: card(2, 'b') },
    { kind: 'card' as const, before: card(2, 'b'), after: card(3, 'c') },
  ];
  expect(swapped(page, moved)).toBe('<h2 id="2">b</h2><h2 id="3">c</h2>');
});

it('leaves a page to the renderer when two places of a card get different ones', () => {
  const moved = [
    { kind: 'card' as const, before: card(1, 'a'), after: card(2, 'b') },
    { kind: 'card' as const, before: card(1, 'a'), after: card(3, 'c') },
  ];
  expect(swapped('<h2 id="1">a</h2><a href="1">a</a>', moved)).toBeNull();
});

it('takes the cell of an article out of a list, and renews numbers', () => {
  const page = '<a>Уход 2</a><p>3</p><ul><li><h2 id="1">a</h2></li><li><h2 id="2">b</h2></li></ul>';
  const link = { url: '/uhod/', title: 'Уход', count: 2, current: false };
  const lost = [
    { kind: 'total' as const, before: 3, after: 2 },
    { kind: 'gone' as const, before: card(2, 'b') },
    { kind: 'link' as const, before: link, after: { ...link, count: 1 } },
  ];
  expect(swapped(page, lost)).toBe('<a>Уход 1</a><p>2</p><ul><li><h2 id="1">a</h2></li></ul>');
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
  const { cards } = rememberForms({
    ...forms,
    cards: [
      ({ title }) => {
        rendered.push(title);
        return title;
      },
    ],
  });
  const [form] = cards;
  const titles = ['a', 'b', 'a', 'b'].map((title) => form?.(card(1, title)));
  expect([titles, rendered]).toEqual([
    ['a', 'b', 'a', 'b'],
    ['a', 'b'],
  ]);
  for (let id = 0; id < 100; id += 1) form?.(card(id, 'c'));
  expect(form?.(card(1, 'a'))).toBe('a');
});
