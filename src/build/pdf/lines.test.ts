import { expect, it } from '@jest/globals';
import type { Run } from './blocks.ts';
import { linesOf } from './lines.ts';

/** Every character is 1 wide, a bold one 2. */
const measure = (text: string, { bold }: Run) => text.length * (bold ? 2 : 1);
const set = (runs: Run[], width: number) =>
  linesOf(runs, width, measure).map((line) => line.map(({ text }) => text));

it('puts as many whole words on a line as fit', () => {
  expect(set([{ text: 'как хранить линзы в дороге' }], 11)).toEqual([
    ['как хранить'],
    ['линзы в'],
    ['дороге'],
  ]);
});

it('breaks neither at a non-breaking space nor where the style changes within a word', () => {
  expect(set([{ text: 'линзы в\u00a0дороге' }], 9)).toEqual([['линзы'], ['в\u00a0дороге']]);
  expect(set([{ text: 'о слове' }, { text: '1', raised: true }, { text: '.' }], 8)).toEqual([
    ['о'],
    ['слове', '1', '.'],
  ]);
});

it('measures each style in its own font', () => {
  expect(set([{ text: 'один ' }, { text: 'два', bold: true }], 10)).toEqual([['один'], ['два']]);
  expect(set([{ text: 'один ' }, { text: 'два', bold: true }], 11)).toEqual([['один ', 'два']]);
});

it('underlines no space around a link', () => {
  const link = { text: 'тут', url: '/faq/' };
  expect(set([{ text: 'см. ' }, link, { text: ' и там' }], 20)).toEqual([
    ['см. ', 'тут', ' и там'],
  ]);
});

it('breaks at a line feed, and splits a word wider than any line', () => {
  expect(set([{ text: 'раз' }, { text: '\n' }, { text: 'два' }], 9)).toEqual([['раз'], ['два']]);
  expect(set([{ text: 'а example.ru/dlinno' }], 10)).toEqual([['а'], ['example.ru'], ['/dlinno']]);
});

it('puts no space into a split word where its style changes', () => {
  const link = { text: 'example.ru/dlinno', url: 'https://example.ru/dlinno' };
  expect(set([link, { text: '.' }], 10)).toEqual([['example.ru'], ['/dlinno', '.']]);
});
