/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { exampleOrder, exampleWebinar } from '../../../../tests/examples/webinar.ts';
import { backendOf, enter } from '../../../../tests/unit/member-backend.ts';
import { session } from '../../../stores/session.ts';

jest.mock('gatsby', () => ({ Link: () => null }));

let WebinarsView: (typeof import('./WebinarsView.tsx'))['WebinarsView'];

const free = { ...exampleWebinar, points: 0, starts_at: '2099-11-28T16:00:00.000Z' };

beforeAll(async () => {
  // Absent from jsdom; the calendar file needs it.
  globalThis.TextEncoder = TextEncoder;
  ({ WebinarsView } = await import('./WebinarsView.tsx'));
});

beforeEach(() => {
  enter('anna');
  session.points = 0;
});

it('moves the focus to the webinar when its button gives way to a place', async () => {
  backendOf({ webinars: { items: [free], total: 1 }, 'order.webinar': exampleOrder });
  render(<WebinarsView />);
  const signUp = await screen.findByRole('button', { name: /^Записаться/ });
  signUp.focus();
  fireEvent.click(signUp);
  await screen.findByText('Вы записаны');
  expect(document.activeElement?.textContent).toBe(free.title);
});

it('fetches the link of a webinar that begins while the page is open', async () => {
  const starts_at = new Date(Date.now() + 5 * 60_000).toISOString();
  const own = { ...free, starts_at, registered: true, order_id: 9 };
  const replies = [own, { ...own, url: 'https://example.ru/efir' }];
  backendOf({ webinars: () => ({ items: [replies.shift() ?? own], total: 1 }) });
  render(<WebinarsView />);
  const watch = await screen.findByRole('link', { name: /^Смотреть/ });
  expect(watch.getAttribute('href')).toBe('https://example.ru/efir');
});

it.each([-1, 1])('opens the door on time on a device whose clock is %i day off', async (off) => {
  const actual = Date.now() - off * 86_400_000;
  const own = { ...free, registered: true, order_id: 9, url: 'https://example.ru/efir' };
  const starts_at = new Date(actual - 60_000).toISOString();
  backendOf({
    webinars: { items: [{ ...own, starts_at }], total: 1, now: new Date(actual).toISOString() },
  });
  render(<WebinarsView />);
  expect(await screen.findByText('Идёт сейчас')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Смотреть\s*:/ }).getAttribute('href')).toBe(own.url);
});

it('names the buttons of several webinars after their webinars', async () => {
  const own = { ...free, registered: true, order_id: 9 };
  const other = { ...own, id: 8, order_id: 10, title: 'Линзы зимой' };
  const past = { ...own, id: 6, starts_at: '2020-01-01T10:00:00.000Z', url: 'https://example.ru/' };
  backendOf({ webinars: { items: [own, other, past], total: 3 } });
  render(<WebinarsView />);
  await screen.findByRole('heading', { name: 'Линзы зимой' });
  const actions = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')];
  const names = actions.map(({ textContent }) => textContent);
  expect(names.length).toBeGreaterThan(4);
  expect(new Set(names).size).toBe(names.length);
});

it('counts no free places in a webinar that has begun', async () => {
  const running = { ...free, starts_at: new Date(Date.now() - 60_000).toISOString() };
  backendOf({ webinars: { items: [running], total: 1 } });
  render(<WebinarsView />);
  await screen.findByText('Запись уже закрыта.');
  expect(screen.queryByText(/^Свободно/)).toBeNull();
});
