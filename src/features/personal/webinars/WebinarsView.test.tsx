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
