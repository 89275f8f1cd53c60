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
    ['ё', ['Ёлкино']],
    ['лондон', []],
  ])('matches «%s»', (typed, labels) => {
    expect(found(typed)).toEqual(labels);
  });

  it('stops at the limit, and keeps the order', () => {
    const many = fc.array(fc.record({ label: fc.string() }), { maxLength: 80 });
    fc.assert(
      fc.property(
        many,
        fc.string({ maxLength: 2 }),
        fc.integer({ min: 1, max: 20 }),
        (all, typed, most) => {
          const shown = filterOptions(all, typed, most);
          expect(shown.length).toBeLessThanOrEqual(most);
          expect(all.filter((option) => shown.includes(option))).toEqual(shown);
        },
      ),
    );
  });
});
