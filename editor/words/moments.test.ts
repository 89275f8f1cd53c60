import { describe, expect, it } from '@jest/globals';
import { timeWords } from './moments.ts';

describe('a time in words', () => {
  it('is only the time today, and has its day otherwise', () => {
    const now = new Date(2026, 10, 25, 18, 0);
    const at = (day: number) => new Date(2026, 10, day, 14, 5).toISOString();
    expect(timeWords(at(25), now)).toBe('14:05');
    expect(timeWords(at(24), now)).toMatch(/^24 ноября в 14:05$/);
  });
});
