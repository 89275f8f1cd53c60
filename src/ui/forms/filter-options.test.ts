import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { filterOptions } from './filter-options.ts';

const options = ['Москва', 'Самара', 'Санкт-Петербург', 'Ёлкино'].map((label) => ({ label }));
const found = (typed: string) => filterOptions(options, typed).map(({ label }) => label);

describe('filterOptions', () => {
  it.each([
    ['', ['Москва', 'Самара', 'Санкт-Петербург', 'Ёлкино']],
    ['  сам ', ['Самара']],
    ['ПЕТЕР', ['Санкт-Петербург']],
    ['ё', ['Ёлкино', 'Санкт-Петербург']],
    ['елк', ['Ёлкино']],
    ['лондон', []],
  ])('matches «%s»', (typed, labels) => {
    expect(found(typed)).toEqual(labels);
  });

  it('puts first what begins with the typed text', () => {
    const cities = ['Владикавказ', 'Казань'].map((label) => ({ label }));
    expect(filterOptions(cities, 'каз').map(({ label }) => label)).toEqual([
      'Казань',
      'Владикавказ',
    ]);
  });

  it('stops at the limit, and keeps the order of what begins alike', () => {
    const many = fc.array(fc.record({ label: fc.string() }), { maxLength: 80 });
    fc.assert(
      fc.property(
        many,
        fc.string({ maxLength: 2 }),
        fc.integer({ min: 1, max: 20 }),
        (all, typed, most) => {
          const shown = filterOptions(all, typed, most);
          const key = typed.trim().toLocaleLowerCase('ru');
          const begins = ({ label }: { label: string }) =>
            label.trim().toLocaleLowerCase('ru').startsWith(key);
          const sorted = [...shown.filter(begins), ...shown.filter((option) => !begins(option))];
          expect(shown.length).toBeLessThanOrEqual(most);
          expect(shown).toEqual(sorted);
          expect(all.filter((option) => shown.includes(option) && begins(option))).toEqual(
            shown.filter(begins),
          );
        },
      ),
    );
  });
});
