/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { forgetMember } from '../../../stores/member-data.ts';
import { SurveyOpened } from './SurveyOpened.tsx';

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
const show = () =>
  render(<SurveyOpened form={form} answers={null} onAnswers={nothing} onBack={nothing} />);
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
