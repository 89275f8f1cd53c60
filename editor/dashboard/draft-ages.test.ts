import { describe, expect, it } from '@jest/globals';
import { byAge } from './draft-ages.ts';

describe('drafts by age', () => {
  it('are grouped, newest first, without empty groups', () => {
    const now = new Date('2026-11-25T12:00:00Z');
    const drafts = ['2026-11-25T11:00:00Z', '2026-11-20T11:00:00Z', '2025-11-20T11:00:00Z'].map(
      (updated_at) => ({ updated_at }),
    );
    expect(byAge(drafts, now).map(({ title, drafts: own }) => [title, own.length])).toEqual([
      ['За последние сутки', 1],
      ['За неделю', 1],
      ['Лежат больше месяца', 1],
    ]);
    expect(byAge([], now)).toEqual([]);
  });
});
