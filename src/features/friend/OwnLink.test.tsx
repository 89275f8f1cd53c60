/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { session } from '../../stores/session.ts';
import { OwnLink } from './OwnLink.tsx';

/** Gatsby's link needs its runtime. */
jest.mock('gatsby', () => ({ Link: () => null }));

let mockLineIsLost = false;
jest.mock('./LiveInvitation.tsx', () => {
  if (mockLineIsLost) throw new Error('no network');
  return { LiveInvitation: () => <p>Ссылка</p> };
});

const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  session.standing = 'in';
});
afterEach(() => {
  jest.useRealTimers();
  session.standing = null;
});

it('says that the code of the link did not load, and retries on request', async () => {
  mockLineIsLost = true;
  render(<OwnLink />);
  await pass(10_000);
  expect(screen.getByRole('alert').textContent).toContain('Не\u00a0удалось загрузить ссылку');
  mockLineIsLost = false;
  await act(async () => screen.getByRole('button', { name: 'Попробовать ещё раз' }).click());
  await pass(0);
  expect(screen.getByText('Ссылка')).toBeDefined();
});
