import { describe, expect, it } from '@jest/globals';
import { marked } from './quiz.ts';
import { exampleQuiz } from '../../../../tests/examples/quiz.ts';

describe('marked', () => {
  it('compares the given answers with the correct ones, in any order', () => {
    const rows = marked(exampleQuiz, [
      { question: 1, options: [1] },
      { question: 2, options: [3, 1] },
    ]);
    expect(rows.map(({ isRight }) => isRight)).toEqual([false, true]);
    expect(rows[0]).toMatchObject({ given: ['Да'], right: ['Нет'] });
  });

  it('counts a partial answer as wrong, and a missing one as none', () => {
    const rows = marked(exampleQuiz, [{ question: 2, options: [1] }]);
    expect(rows.map(({ isRight }) => isRight)).toEqual([false, false]);
    expect(rows[0]?.given).toEqual([]);
  });

  it('shows only the correct answers to a member who answered before', () => {
    expect(marked(exampleQuiz, null).map(({ given, isRight }) => [given, isRight])).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});
