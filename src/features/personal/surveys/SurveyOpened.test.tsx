/** @jest-environment jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ShownForm } from '../../../config/survey-answers.ts';
import { forgetMember } from '../../../stores/member-data.ts';

jest.mock('../../../stores/send-survey.ts', () => ({
  sendSurvey: () => new Promise(() => undefined),
}));
const { SurveyOpened } =
  jest.requireActual<typeof import('./SurveyOpened.tsx')>('./SurveyOpened.tsx');

const form = {
  id: 3,
  title: 'После примерки',
  lead: 'Один вопрос',
  kind: 'certificate' as const,
  questions: [{ id: 1, kind: 'text' as const, text: 'Как линзы?', required: true, options: [] }],
  points: 30,
  answered: false,
  results: null,
};
const nothing = () => undefined;
const show = (opened: ShownForm = form) =>
  render(<SurveyOpened form={opened} answers={null} onAnswers={nothing} onBack={nothing} />);
const words = () => screen.getByRole('textbox');

afterEach(() => sessionStorage.clear());

it('keeps unsent answers for the member who typed them, and for nobody else', () => {
  const first = show();
  fireEvent.change(words(), { target: { value: 'Сухо к вечеру' } });
  first.unmount();
  const second = show();
  expect(words()).toHaveProperty('value', 'Сухо к вечеру');
  forgetMember();
  second.unmount();
  show();
  expect(words()).toHaveProperty('value', '');
});

const question = (id: number) => ({
  id,
  kind: 'single' as const,
  text: `Вопрос ${id}`,
  required: true,
  options: [1, 2].map((option) => ({ id: id * 10 + option, text: `Ответ ${id}.${option}` })),
});
const quiz = { ...form, id: 4, kind: 'quiz' as const, questions: [question(1), question(2)] };
const option = (name: string) => screen.getByRole('radio', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('keeps unsent answers of a quiz', () => {
  const first = show(quiz);
  fireEvent.click(option('Ответ 1.2'));
  press('Дальше');
  first.unmount();
  show(quiz);
  expect(option('Ответ 1.2')).toHaveProperty('checked', true);
  press('Дальше');
  expect(option('Ответ 2.1')).toHaveProperty('checked', false);
});

it('does not take the second click of a double click for an answer to the next question', () => {
  show(quiz);
  fireEvent.click(option('Ответ 1.1'));
  press('Дальше');
  fireEvent.click(screen.getByRole('button', { name: 'Узнать результат' }), { detail: 2 });
  expect(screen.queryByText('Выберите один вариант')).toBeNull();
});

it('stays at the last question of a quiz while the answers are sent', () => {
  show(quiz);
  fireEvent.click(option('Ответ 1.1'));
  press('Дальше');
  fireEvent.click(option('Ответ 2.1'));
  press('Узнать результат');
  press('Назад');
  expect(screen.getByRole('button', { name: 'Узнать результат' })).toBeDefined();
});
