/** @jest-environment jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';

let mockAddress = '/';

/** react-admin, its router and MUI do not run in Jest. */
jest.mock('react-router-dom', () => ({ useLocation: () => new URL(mockAddress, 'http://any') }));
jest.mock('react-admin', () => ({ Title: () => null }));
jest.mock('@mui/material', () => {
  const Plain = ({ children }: { children: ReactNode }) => <div>{children}</div>;
  return { Box: Plain, Button: Plain, Typography: Plain };
});
jest.mock('./ScreenTitle.tsx', () => ({
  ScreenTitle: ({ children }: { children: ReactNode }) => <h1>{children}</h1>,
}));
jest.mock('./DeniedScreen.tsx', () => ({ DeniedScreen: () => <h1>Нужна другая роль</h1> }));

const { MissingScreen } =
  jest.requireActual<typeof import('./MissingScreen.tsx')>('./MissingScreen.tsx');

afterEach(cleanup);

it.each([
  ['/desk-questions', 'Нужна другая роль'],
  ['/desk-looks?page=2', 'Нужна другая роль'],
  ['/accounts/3', 'Нужна другая роль'],
  ['/artikles', 'Нет такой страницы'],
])('says about %s: «%s»', (address, title) => {
  mockAddress = address;
  const { container } = render(<MissingScreen />);
  expect(container.querySelector('h1')?.textContent).toBe(title);
});
