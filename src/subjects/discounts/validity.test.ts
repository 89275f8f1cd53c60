import { describe, expect, it } from '@jest/globals';
import { standingOn, validityWords } from './validity.ts';

const autumn = { valid_from: '2026-09-01', valid_to: '2026-12-31' };

describe('standingOn', () => {
  it.each([
    ['2026-08-31', 'upcoming'],
    ['2026-09-01', 'running'],
    ['2026-12-31', 'running'],
    ['2027-01-01', 'over'],
  ])('on %s an autumn offer is %s', (day, standing) => {
    expect(standingOn(day, autumn)).toBe(standing);
  });
});

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
