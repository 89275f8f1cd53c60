import { describe, expect, it } from '@jest/globals';
import type { SurveyQuestion } from '../../contract/schemas/survey.ts';
import { answeredCount, answersOf, faultsOf, resultRows } from './survey-answers.ts';

const options = [1, 2, 3].map((id) => ({ id, text: `Вариант ${id}` }));
const questions: SurveyQuestion[] = [
  { id: 1, kind: 'single', text: 'Один?', required: true, options },
  { id: 2, kind: 'multiple', text: 'Много?', required: true, options },
  { id: 3, kind: 'scale', text: 'Сколько?', required: false, options },
  { id: 4, kind: 'text', text: 'Почему?', required: true, options: [] },
];

const sent = (query: string) => answersOf(questions, new URLSearchParams(query));

describe('answersOf', () => {
  it('parses every kind of question, and omits empty and unknown answers', () => {
    expect(
      sent('question-1=2&question-2=1&question-2=3&question-4=++Сухо++&question-9=1&formId=1'),
    ).toEqual([
      { question: 1, options: [2] },
      { question: 2, options: [1, 3] },
      { question: 4, options: [], text: 'Сухо' },
    ]);
    expect(sent('question-4=+++')).toEqual([]);
  });
});

describe('faultsOf', () => {
  const faults = (query: string) => [...faultsOf(questions, sent(query))];
  const fine = 'question-1=1&question-2=1&question-4=да';

  it('finds none when everything required is answered', () => {
    expect(faults(fine)).toEqual([]);
    expect(faults(`${fine}&question-3=3`)).toEqual([]);
  });

  it('names each question that lacks an answer, with a message for its kind', () => {
    expect(faults('')).toEqual([
      [1, 'Выберите один вариант'],
      [2, 'Отметьте хотя\u00a0бы один вариант'],
      [4, 'Напишите несколько слов'],
    ]);
  });

  it('rejects two options for a single choice, and unknown options', () => {
    expect(faults(`question-1=2&${fine}`)).toEqual([[1, 'Выберите один вариант']]);
    expect(faults(`${fine}&question-3=7`)).toEqual([[3, 'Такого варианта нет']]);
    expect(faults(`${fine}&question-2=7`)).toEqual([[2, 'Такого варианта нет']]);
  });

  it('rejects overlong texts', () => {
    const long = 'я'.repeat(2001);
    expect(faults(`question-1=1&question-2=1&question-4=${long}`)).toEqual([
      [4, 'Сократите ответ до\u00a02000 знаков'],
    ]);
  });
});

it('answeredCount counts questions, not options', () => {
  expect(answeredCount(questions, sent('question-2=1&question-2=2&question-4=да'))).toBe(2);
  expect(answeredCount(questions, [])).toBe(0);
});

describe('resultRows', () => {
  it('labels results with the texts of the form, in its order', () => {
    const results = [
      {
        question: 1,
        answers: 3,
        options: [
          { id: 2, votes: 2, share: 0.6667 },
          { id: 1, votes: 1, share: 0.3333 },
        ],
      },
      { question: 9, answers: 1, options: [] },
    ];
    expect(resultRows({ questions, results })).toEqual([
      {
        id: 1,
        text: 'Один?',
        answers: 3,
        rows: [
          { id: 1, text: 'Вариант 1', votes: 1, share: '33\u00a0%', width: 33 },
          { id: 2, text: 'Вариант 2', votes: 2, share: '67\u00a0%', width: 67 },
          { id: 3, text: 'Вариант 3', votes: 0, share: '0\u00a0%', width: 0 },
        ],
      },
    ]);
    expect(resultRows({ questions, results: null })).toEqual([]);
  });
});
