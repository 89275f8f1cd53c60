import { describe, expect, it } from '@jest/globals';
import type { PageText } from '../../contract/schemas/page-difference.ts';
import { pageDifference } from '../../backend/editor/page-difference.ts';

const page = (more: Partial<PageText>): PageText => ({
  title: 'Уход',
  description: '',
  text: '',
  is_cut: false,
  ...more,
});

const MARKS = { same: '', added: '+', removed: '−' } as const;

/** Changed words of each part between their marks. */
const shown = (before: PageText | null, after: PageText | null) =>
  pageDifference('/a/', { before, after }).items.map(
    ({ label, words }) =>
      `${label}: ${words.map(({ text, change }) => MARKS[change] + text + MARKS[change]).join('')}`,
  );

const lines = (...texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');

describe('a diff of pages', () => {
  it('names the parts that differ, word by word', () => {
    expect(shown(page({}), page({ title: 'Уход за линзами', description: 'Как' }))).toEqual([
      'Заголовок в\u00a0поиске: Уход+ за линзами+',
      'Описание в\u00a0поиске: +Как+',
    ]);
    expect(shown(page({}), page({}))).toEqual([]);
  });

  it('omits text far from a change', () => {
    const before = lines('раз', 'два', 'три', 'мыть', 'пять', 'шесть', 'семь', 'восемь');
    expect(shown(page({ text: before }), page({ text: before.replace('мыть', 'тереть') }))).toEqual(
      [`На\u00a0странице: ${lines('…', 'три')}<p>−мыть−+тереть+</p>${lines('пять', '…')}`],
    );
    const ends = before.replace('раз', 'Раз').replace('восемь', 'Восемь');
    expect(shown(page({ text: before }), page({ text: ends }))).toEqual([
      `На\u00a0странице: <p>−раз−+Раз+</p>${lines('два', '…', 'семь')}<p>−восемь−+Восемь+</p>`,
    ]);
  });

  it('shows all of a page that was added or removed', () => {
    const there = page({ text: lines('раз') });
    expect(pageDifference('/a/', { before: null, after: there }).kind).toBe('added');
    expect(pageDifference('/a/', { before: there, after: null }).kind).toBe('removed');
    expect(shown(there, null)).toContain(`На\u00a0странице: −${lines('раз')}−`);
  });

  it('shows texts that have nothing in common one after the other', () => {
    const many = (word: string) =>
      lines(Array.from({ length: 2000 }, (_none, at) => word + at).join(' '));
    const { items, is_cut: isCut } = pageDifference('/a/', {
      before: page({ text: many('а'), is_cut: true }),
      after: page({ text: many('б') }),
    });
    expect(items[0]?.words.map(({ change }) => change)).toEqual(['removed', 'added']);
    expect(isCut).toBe(true);
  });
});
