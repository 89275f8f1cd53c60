/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { sampleFaqItem } from '../../build/sample-reference.ts';
import { findQuestions, foundRanges, patternsOf } from './faq-search.ts';

const items = [
  sampleFaqItem(1, 1, {
    question: 'Можно ли спать в линзах?',
    answer: '<p>Нет, глазу нужен воздух.</p>',
  }),
  sampleFaqItem(2, 1, {
    question: 'Как хранить контейнер?',
    answer: '<p>Сухим. Линзы&nbsp;— в растворе.</p>',
  }),
  sampleFaqItem(3, 1, {
    question: 'Что такое зелёный тон?',
    answer: '<p class="вода">Он помогает найти линзу.</p>',
  }),
];
const found = (query: string) => findQuestions(items, query).map(({ item }) => item.id);

describe('findQuestions', () => {
  it.each([
    ['', [1, 2, 3]],
    ['  ?! ', [1, 2, 3]],
    ['линза', [1, 2, 3]],
    ['ЛИНЗАМИ', [1, 2, 3]],
    ['хранение', [2]],
    ['хранят', [2]],
    ['тоном', [3]],
    ['воздуха', [1]],
    ['зеленый', [3]],
    ['зелёного', [3]],
    ['линзы раствор', [2]],
    ['спать в линзах', [1]],
    ['раствор воздух', []],
    ['вода', []],
    ['nbsp', []],
    ['инз', []],
    ['(', [1, 2, 3]],
    ['в', [1, 2]],
  ])('%j finds %j', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it('tells when only the answer shows why', () => {
    expect(findQuestions(items, 'линзы').map(({ inAnswer }) => inAnswer)).toEqual([
      false,
      true,
      true,
    ]);
  });
});

it('patternsOf looks for each stem once', () => {
  expect(patternsOf('линза линзы линзами')).toHaveLength(1);
});

it('foundRanges marks whole words, wherever they stand', () => {
  document.body.innerHTML =
    '<div><h3>Линзы и <b>зелёный</b> тон</h3><p>Линзу найти легко</p></div>';
  expect(foundRanges(document.body, 'линза зеленый').map(String)).toEqual([
    'Линзы',
    'зелёный',
    'Линзу',
  ]);
  expect(foundRanges(document.body, '')).toEqual([]);
});
