/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { failure, success, type Result } from '../../src/client/calls/result.ts';
import { untilAnswered } from '../calls/outage.ts';

jest.mock('@mui/material', () => {
  const { Plain, Button } = jest.requireActual<typeof import('../../tests/unit/dialog-parts.tsx')>(
    '../../tests/unit/dialog-parts.tsx',
  );
  return { Box: Plain, Button, Typography: Plain };
});
jest.mock('react-admin', () => ({ Loading: () => 'Загружаем' }));
jest.mock('./ScreenTitle.tsx', () => ({
  ScreenTitle: ({ children }: { readonly children: ReactNode }) => <i>{children}</i>,
}));

const { LoadingScreen } =
  jest.requireActual<typeof import('./LoadingScreen.tsx')>('./LoadingScreen.tsx');

it('tells a server that fails from one that cannot be reached', async () => {
  const away = { code: 'upstream', description: 'Нет', call: 'editor.me' } as const;
  const answers: Result<string>[] = [
    failure(away),
    failure({ ...away, code: 'unavailable', status: 503 }),
    success('Вера'),
  ];
  const call = async () => answers.shift() ?? success('Вера');
  render(<LoadingScreen />);
  await act(async () => void untilAnswered(call));
  expect(document.body.textContent).toMatch(/Нет связи с\sсервером/);
  await act(async () => screen.getByText('Попробовать ещё раз').click());
  expect(document.body.textContent).not.toMatch(/Нет связи/);
  expect(document.body.textContent).toMatch(/Сервер временно не\sработает/);
  await act(async () => screen.getByText('Попробовать ещё раз').click());
  expect(document.body.textContent).toBe('Загружаем');
});
