/** @jest-environment jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { success, type Result } from '../../../client/calls/result.ts';
import type { ShownForm } from '../../../config/survey-answers.ts';
import { forgetMember } from '../../../stores/member-data.ts';
import type { Sent } from '../../../stores/send-survey.ts';

let mockReply: (sent: Result<Sent>) => void;
jest.mock('../../../stores/send-survey.ts', () => ({
  sendSurvey: () =>
    new Promise<Result<Sent>>((reply) => {
      mockReply = reply;
    }),
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

it.each([
  ['thanks a member for answers', false, 'Спасибо, ваш ответ учтён'],
  ['tells a member who has answered elsewhere', true, 'Вы\u00a0уже отвечали, вот итоги'],
])('%s, and moves the focus there from the removed form', async (_, again, title) => {
  const opened = (shown: ShownForm) => (
    <SurveyOpened form={shown} answers={null} onAnswers={nothing} onBack={nothing} />
  );
  const answered: ShownForm = { ...form, answered: true };
  const { rerender } = render(opened(form));
  fireEvent.change(words(), { target: { value: 'Сухо к вечеру' } });
  press('Ответить');
  await act(async () => mockReply(success({ form: answered, again })));
  rerender(opened(answered));
  expect(document.activeElement?.textContent).toBe(title);
});

it('moves the focus to the result of a quiz that the member had answered elsewhere', async () => {
  const opened = (shown: ShownForm) => (
    <SurveyOpened form={shown} answers={null} onAnswers={nothing} onBack={nothing} />
  );
  const solutions = [{ question: 1, options: [11], text: 'Потому что' }];
  const answered: ShownForm = { ...quiz, answered: true, solutions };
  const { rerender } = render(opened(quiz));
  fireEvent.click(option('Ответ 1.1'));
  press('Дальше');
  fireEvent.click(option('Ответ 2.1'));
  press('Узнать результат');
  await act(async () => mockReply(success({ form: answered, again: true })));
  rerender(opened(answered));
  expect(document.activeElement?.tagName).toBe('H2');
});
