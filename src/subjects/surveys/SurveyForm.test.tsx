/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { leaveDevice } from '../../stores/sign-out.ts';
import { SurveyForm } from './SurveyForm.tsx';

const question = (id: number) =>
  ({ id, kind: 'text', text: `Вопрос ${id}`, required: false, options: [] }) as const;
const form = {
  id: 3,
  title: 'Опрос',
  lead: 'Два вопроса',
  kind: 'survey' as const,
  questions: [question(1), question(2)],
  points: 30,
  answered: false,
  results: null,
};
const show = () => render(<SurveyForm form={form} draft="survey.3" onSent={() => undefined} />);
const words = () => screen.getAllByRole('textbox').map((box) => Reflect.get(box, 'value'));
const type = () =>
  fireEvent.change(screen.getAllByRole('textbox')[0] ?? document.body, {
    target: { value: 'Сухо к вечеру' },
  });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

/** Simulates signing out in another tab, which has its own session storage. */
function leaveElsewhere(): void {
  const own = { ...sessionStorage };
  leaveDevice();
  Object.assign(sessionStorage, own);
}

it('is cleared when the member leaves in another tab, and stays empty', () => {
  const shown = show();
  type();
  expect(screen.getByLabelText(/^Отвечено 1/)).toBeDefined();
  leaveElsewhere();
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(words()).toEqual(['', '']);
  expect(screen.getByLabelText(/^Отвечено 0/)).toBeDefined();
  shown.unmount();
  show();
  expect(words()).toEqual(['', '']);
});

it('keeps its answers when something else changes in storage', () => {
  show();
  type();
  localStorage.setItem('comparison', '[]');
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(words()).toEqual(['Сухо к вечеру', '']);
});
