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

const { SignInAgain } = jest.requireActual<typeof import('./SignInAgain.tsx')>('./SignInAgain.tsx');
const { signInQuestion } = jest.requireActual<typeof import('../calls/sign-in-again.ts')>(
  '../calls/sign-in-again.ts',
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
