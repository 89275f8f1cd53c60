import { describe, expect, it } from '@jest/globals';
import { counted } from './plural.ts';

const forms = { one: 'статья', few: 'статьи', many: 'статей' };

describe('counted', () => {
  it.each([
    [0, '0 статей'],
    [1, '1 статья'],
    [2, '2 статьи'],
    [4, '4 статьи'],
    [5, '5 статей'],
    [11, '11 статей'],
    [12, '12 статей'],
    [14, '14 статей'],
    [21, '21 статья'],
    [22, '22 статьи'],
    [111, '111 статей'],
    [10_001, '10 001 статья'],
  ])('formats %i as «%s» without a line break', (count, words) => {
    expect(counted(count, forms)).toBe(words.replaceAll(' ', '\u00a0'));
  });
});
