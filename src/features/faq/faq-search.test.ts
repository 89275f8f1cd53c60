/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { exampleFaqItem } from '../../../tests/examples/pages.ts';
import { foundQuestions, foundRanges, foundWords } from './faq-search.ts';

const items = [1, 2, 3].map((id) => exampleFaqItem(id, 1));
const part = (text: string, found: boolean) => ({ text, found });
const hit = (id: number, inTitle: boolean, snippet: string[] = []) => ({
  id,
  title: 'Вопрос',
  title_parts: [part('Можно ли ', false), part('Спать', inTitle)],
  url: '/faq/item/a/',
  snippet: snippet.map((text) => part(text, true)),
  updated_at: '2026-11-21T09:30:00.000Z',
});
const answer = (...hits: ReturnType<typeof hit>[]) => ({
  groups: [{ kind: 'faq' as const, title: 'Вопросы', total: hits.length, items: hits }],
});

describe('foundQuestions', () => {
  it('keeps the order of the search, and opens questions that match only in the answer', () => {
    const found = foundQuestions(items, answer(hit(3, true), hit(1, false)));
    expect(found.map(({ item, inAnswer }) => [item.id, inAnswer])).toEqual([
      [3, false],
      [1, true],
    ]);
  });

  it('ignores questions missing from this page, and accepts an empty response', () => {
    expect(foundQuestions(items, answer(hit(77, true)))).toEqual([]);
    expect(foundQuestions(items, { groups: [] })).toEqual([]);
  });
});

it('foundWords lists each matched form once', () => {
  const words = foundWords(answer(hit(1, true, ['спит', 'Спать']), hit(2, false, ['спит'])));
  expect(words).toEqual(['спать', 'спит']);
});

it('foundRanges matches whole words anywhere', () => {
  document.body.innerHTML =
    '<div><h3>Линзы и <b>зелёный</b> тон</h3><p>Линзу найти легко, линзы-то</p></div>';
  expect(foundRanges(document.body, ['линзы', 'зелёный', 'лин']).map(String)).toEqual([
    'Линзы',
    'зелёный',
    'линзы',
  ]);
  expect(foundRanges(document.body, [])).toEqual([]);
});
