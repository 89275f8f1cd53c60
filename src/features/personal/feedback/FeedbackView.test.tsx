/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { backendOf, enter } from '../../../../tests/unit/member-backend.ts';
import { FeedbackView } from './FeedbackView.tsx';

jest.mock('gatsby', () => ({ Link: () => null }));

beforeEach(() => enter('anna'));

it('moves the focus to the new form when another message is wanted', async () => {
  backendOf({ 'form.save': { accepted: true, id: 1 } });
  render(<FeedbackView />);
  fireEvent.click(screen.getByRole('radio', { name: 'Другое' }));
  const words = { target: { value: 'Спасибо за линзы, всё хорошо' } };
  fireEvent.change(screen.getByRole('textbox'), words);
  fireEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  const again = await screen.findByRole('button', { name: 'Написать ещё' });
  again.focus();
  fireEvent.click(again);
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
});

it('keeps what was typed while the message was being sent', async () => {
  backendOf({ 'form.save': { accepted: true, id: 1 } });
  render(<FeedbackView />);
  fireEvent.click(screen.getByRole('radio', { name: 'Другое' }));
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  type('Спасибо за линзы, всё хорошо');
  fireEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  type('Спасибо за линзы, всё хорошо. И ещё вопрос');
  fireEvent.click(await screen.findByRole('button', { name: 'Написать ещё' }));
  expect(screen.getByRole('textbox')).toHaveProperty(
    'value',
    'Спасибо за линзы, всё хорошо. И ещё вопрос',
  );
});
