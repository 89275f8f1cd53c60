import { describe, expect, it } from '@jest/globals';
import { formatDay } from './dates.ts';

describe('formatDay', () => {
  it.each([
    ['2026-11-21', '21\u00a0ноября 2026'],
    ['2026-01-01', '1\u00a0января 2026'],
    ['2025-12-31', '31\u00a0декабря 2025'],
    ['2024-02-29', '29\u00a0февраля 2024'],
  ])('formats %s as «%s», which breaks before the year only', (day, words) => {
    expect(formatDay(day)).toBe(words);
  });
});
