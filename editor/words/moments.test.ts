import { describe, expect, it } from '@jest/globals';
import { dayWords, momentWords, timeWords } from './moments.ts';

const now = new Date(2026, 10, 25, 18, 0);

describe('a time in words', () => {
  it('has no date if it is today', () => {
    const at = (day: number) => new Date(2026, 10, day, 14, 5).toISOString();
    expect(timeWords(at(25), now)).toBe('14:05');
    expect(timeWords(at(24), now)).toMatch(/^24\u00a0ноября в\u00a014:05$/);
  });

  it('has the year if it is not the current one', () => {
    const moment = new Date(2024, 9, 3, 9, 5).toISOString();
    expect(momentWords(moment, now)).toMatch(/^3\u00a0октября 2024\u00a0г\. в\u00a009:05$/);
  });

  it.each([
    [0, 30],
    [23, 30],
  ])('has the day of the computer, at %d:%d as well', (hour, minute) => {
    const moment = new Date(2026, 10, 5, hour, minute).toISOString();
    expect(dayWords(moment)).toBe('5\u00a0ноября 2026');
  });
});
