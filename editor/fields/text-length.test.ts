import { describe, expect, it } from '@jest/globals';
import { countOf, isTooLong, lengthFault } from './text-length.ts';

const MAX = 120;
const long = 'а'.repeat(MAX + 1);

describe('the length of a text', () => {
  it('is counted, with the number of characters shown in search results', () => {
    expect(countOf('Линзы', 'title', MAX)).toBe('5\u00a0из\u00a0120');
    expect(countOf(undefined, 'title', MAX)).toBe('0\u00a0из\u00a0120');
    expect(countOf(long, 'seo_title', MAX)).toBe('121\u00a0из\u00a0120, в\u00a0поиске видно 60');
  });

  it('is rejected beyond the limit, and still counted', () => {
    expect(isTooLong(long, MAX)).toBe(true);
    expect(lengthFault(MAX)(long)).toBe(
      'Не\u00a0длиннее 120\u00a0знаков, сейчас 121\u00a0из\u00a0120',
    );
    expect(['а'.repeat(MAX), '', null].map(lengthFault(MAX))).toEqual(Array(3).fill(undefined));
  });
});
