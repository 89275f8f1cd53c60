/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { beforeAll, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';

jest.mock('gatsby', () => ({ Link: () => null }));

let RemindersView: (typeof import('./RemindersView.tsx'))['RemindersView'];

beforeAll(async () => {
  // Absent from jsdom; the calendar file needs it.
  globalThis.TextEncoder = TextEncoder;
  ({ RemindersView } = await import('./RemindersView.tsx'));
});

it('moves the focus to the schedule when a reminder is removed with its button', async () => {
  const kept = { schedule: 'month', start: '2026-11-01', time: '08:00' };
  localStorage.setItem('personal.reminder', JSON.stringify(kept));
  render(<RemindersView />);
  const remove = await screen.findByRole('button', { name: /^Удалить/ });
  remove.focus();
  fireEvent.click(remove);
  const heading = await screen.findByRole('heading', { name: 'Ваше расписание' });
  expect(document.activeElement).toBe(heading);
});
