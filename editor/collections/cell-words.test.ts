import { describe, expect, it } from '@jest/globals';
import { wordsOf } from './cell-words.ts';

describe('a cell', () => {
  it('formats flags, choices, dates and numbers for readers', () => {
    const label = 'Поле';
    expect(wordsOf({ kind: 'flag', label }, true, '')).toBe('Да');
    expect(wordsOf({ kind: 'choice', label, choices: { a: 'Линзы' } }, 'a', '')).toBe('Линзы');
    expect(wordsOf({ kind: 'day', label }, '2026-11-05', '')).toMatch(/^5\sнояб\.\s2026\sг\.$/);
    const number = { kind: 'number', label, min: 0, max: 9, unit: 'мм' } as const;
    expect(wordsOf(number, 8.6, '')).toBe('8,6\u00a0мм');
  });

  it('names other entities by their titles', () => {
    const tags = [
      { id: 1, title: 'Экран' },
      { id: 2, title: 'Спорт' },
    ];
    expect(wordsOf({ kind: 'references', label: 'Теги', to: 'tags' }, tags, 'title')).toBe(
      'Экран, Спорт',
    );
  });

  it('shortens a rich text to plain words', () => {
    const field = {
      kind: 'rich-text',
      label: 'Текст',
      max: 9_000,
      keeps: { elements: {}, everywhere: [], schemes: [] },
    } as const;
    const words = wordsOf(field, `<p>${'слово '.repeat(99)}</p>`, '');
    expect(words).toMatch(/^\s?слово [^<]*…$/);
  });
});
