import { describe, expect, it } from '@jest/globals';
import { standingConsents, type ConsentAnswer } from './consent-history.ts';

const answer = (id: number, code: string, given: boolean): ConsentAnswer => ({
  ...{ id, code, given },
  version: '2024-04-01',
  happened_at: '2026-11-21T10:00:00.000Z',
});

describe('the consents in force', () => {
  it('are the latest answers that agree', () => {
    const items = [
      answer(5, 'sms', false),
      answer(4, 'policy', true),
      answer(3, 'sms', true),
      answer(2, 'policy', true),
      answer(1, 'question', true),
    ];
    expect([...standingConsents(items)]).toEqual([4, 1]);
  });
});
