import { describe, expect, it } from '@jest/globals';
import { dayOf, leafOf, whenOf } from './moments.ts';

// Half past ten in the evening in London is the next day in Moscow.
const LATE = '2026-11-20T22:30:00.000Z';

describe('moments', () => {
  it('are formatted in Moscow time', () => {
    expect(dayOf(LATE)).toBe('21\u00a0ноября 2026');
    expect(whenOf(LATE)).toBe('суббота, 21\u00a0ноября, 01:30 по\u00a0Москве');
    expect(whenOf(LATE, true)).toBe('суббота, 21\u00a0ноября 2026, 01:30 по\u00a0Москве');
  });

  it('have a calendar leaf', () => {
    expect(leafOf(LATE)).toEqual({ day: '21', month: 'нояб' });
  });
});
