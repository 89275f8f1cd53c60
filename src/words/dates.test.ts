import { describe, expect, it } from '@jest/globals';
import { formatDay } from './dates.ts';

describe('formatDay', () => {
  it.each([
    ['2026-11-21', '21\u00a0ноября\u00a02026'],
    ['2026-01-01', '1\u00a0января\u00a02026'],
    ['2025-12-31', '31\u00a0декабря\u00a02025'],
    ['2024-02-29', '29\u00a0февраля\u00a02024'],
  ])('formats %s as «%s» without a line break', (day, words) => {
    expect(formatDay(day)).toBe(words);
  });
});
