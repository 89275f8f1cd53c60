/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { InputHTMLAttributes } from 'react';
import { session } from '../calls/session.ts';

jest.mock('@mui/material', () => {
  const { Plain, Button, Dialog } = jest.requireActual<
    typeof import('../../tests/unit/dialog-parts.tsx')
  >('../../tests/unit/dialog-parts.tsx');
  const TextField = ({ name, defaultValue }: InputHTMLAttributes<HTMLInputElement>) => (
    <input aria-label={name} name={name} defaultValue={defaultValue} />
  );
  return {
    ...{ Alert: Plain, Button, Dialog, DialogActions: Plain, DialogContent: Plain },
    ...{ DialogTitle: Plain, Stack: Plain, TextField, Typography: Plain },
  };
});

const mockStartAfresh = jest.fn();
jest.mock('./start-afresh.ts', () => ({ startAfresh: mockStartAfresh }));

const { SignInAgain } = jest.requireActual<typeof import('./SignInAgain.tsx')>('./SignInAgain.tsx');
const { signInQuestion } = jest.requireActual<typeof import('../calls/sign-in-again.ts')>(
  '../calls/sign-in-again.ts',
);

const { SIGNED_IN_MARK } = jest.requireActual<typeof import('../../src/config/editor-screen.ts')>(
  '../../src/config/editor-screen.ts',
);

it('knows the address of the person whose session has ended', async () => {
  const email = 'anna@yasno.example';
  session.me = { id: 2, name: 'Анна', email, role: 'viewer', permissions: ['read'], csrf: null };
  render(<SignInAgain />);
  await act(async () => void signInQuestion.ask(null));
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(fields.map(({ name, value }) => [name, value])).toEqual([
    ['email', email],
    ['password', ''],
  ]);
});

it('leaves for the page to sign in at, even if the refused call was made in the background', async () => {
  localStorage.setItem(SIGNED_IN_MARK, '1');
  render(<SignInAgain />);
  await act(async () => screen.getByText(/Уйти к/).click());
  expect(localStorage.getItem(SIGNED_IN_MARK)).toBeNull();
  expect(mockStartAfresh).toHaveBeenCalledTimes(1);
});
