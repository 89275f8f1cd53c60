import { describe, expect, it } from '@jest/globals';
import { answerWords, standingConsents, type ConsentAnswer } from './consent-history.ts';

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

describe('an answer', () => {
  it('is a withdrawal only after a consent', () => {
    const items = [
      answer(5, 'sms', false),
      answer(4, 'subscribe', true),
      answer(3, 'sms', true),
      answer(2, 'sms', false),
      answer(1, 'subscribe', false),
    ];
    expect(items.map((item) => answerWords(items, item))).toEqual([
      'Отозвано',
      'Дано',
      'Дано',
      'Не\u00a0дано',
      'Не\u00a0дано',
    ]);
  });
});
