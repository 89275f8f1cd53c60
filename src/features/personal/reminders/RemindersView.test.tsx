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

/** The day a number of days ago, on the device's calendar. */
const ago = (days: number) => {
  const day = new Date();
  day.setDate(day.getDate() - days);
  return day.toLocaleDateString('sv');
};

it('replaces an overdue pair today, and not after another interval', async () => {
  localStorage.clear();
  render(<RemindersView />);
  const opened = await screen.findByLabelText(/^Когда открыли пару/);
  fireEvent.change(opened, { target: { value: ago(45) } });
  fireEvent.click(screen.getByRole('button', { name: 'Рассчитать даты' }));
  expect(await screen.findByRole('heading', { name: /сегодня/ })).toBeTruthy();
});

it('keeps the days of a schedule that is followed when only its time is changed', async () => {
  const kept = { schedule: 'month', start: ago(45), time: '08:00' };
  localStorage.setItem('personal.reminder', JSON.stringify(kept));
  render(<RemindersView />);
  const time = await screen.findByLabelText(/^Во.сколько напомнить/);
  fireEvent.change(time, { target: { value: '09:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Рассчитать даты' }));
  expect(await screen.findByRole('heading', { name: /через.15.дней/ })).toBeTruthy();
});

it('leaves the heading of the form to screens: paper has no forms', async () => {
  localStorage.clear();
  render(<RemindersView />);
  const heading = await screen.findByRole('heading', { name: 'Ваше расписание' });
  expect(heading.closest('[data-screen]')).not.toBeNull();
  expect(screen.getByText(/хранится только/).closest('[data-screen]')).toBeNull();
});
