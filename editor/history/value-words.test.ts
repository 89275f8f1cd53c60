import { expect, it } from '@jest/globals';
import type { Field } from '../../contract/collections/field.ts';
import { isCoded, valueWords } from './value-words.ts';

const section: Field = { kind: 'reference', label: 'Раздел', to: 'faq-sections' };
const tags: Field = { kind: 'references', label: 'Теги', to: 'tags' };
const popular: Field = { kind: 'flag', label: 'Часто спрашивают' };
const names = new Map([[4, 'Здоровье глаз']]);

it('shows what a reference refers to, and only of what was deleted its number', () => {
  expect(valueWords(section, 4, names)).toBe('Здоровье глаз');
  expect(valueWords(tags, [4, 9], names)).toBe('Здоровье глаз, №\u00a09');
  expect(valueWords(section, null, names)).toBe('');
});

it('shows flags and choices as forms do, and texts as they are', () => {
  const kind: Field = { kind: 'choice', label: 'Вид', choices: { day: 'На день' } };
  expect([popular, kind].map(isCoded)).toEqual([true, true]);
  expect([valueWords(popular, true, names), valueWords(kind, 'day', names)]).toEqual([
    'Да',
    'На день',
  ]);
  expect(valueWords({ kind: 'text', label: 'Имя', max: 9 }, 'Анна', names)).toBe('Анна');
});
