import { describe, expect, it } from '@jest/globals';
import { validityWords } from './validity.ts';

const autumn = { valid_from: '2026-09-01', valid_to: '2026-12-31' };

describe('validityWords', () => {
  it('names a single year once', () => {
    expect(validityWords(autumn)).toEqual({
      from: '1\u00a0сентября',
      to: '31\u00a0декабря 2026',
    });
  });

  it('names both years if they differ', () => {
    expect(validityWords({ ...autumn, valid_to: '2027-01-31' })).toEqual({
      from: '1\u00a0сентября 2026',
      to: '31\u00a0января 2027',
    });
  });
});
