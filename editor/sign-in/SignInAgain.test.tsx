/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { InputHTMLAttributes } from 'react';
import { failure, success, type Result } from '../../src/client/calls/result.ts';
import { session, type Me } from '../calls/session.ts';

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

const mockExchange = jest.fn<() => Promise<Result<Me>>>();
jest.mock('../calls/exchange.ts', () => ({ exchange: () => mockExchange() }));
const mockStartAfresh = jest.fn();
jest.mock('./start-afresh.ts', () => ({ startAfresh: mockStartAfresh }));

const { SignInAgain } = jest.requireActual<typeof import('./SignInAgain.tsx')>('./SignInAgain.tsx');
const { signInQuestion } = jest.requireActual<typeof import('../calls/sign-in-again.ts')>(
  '../calls/sign-in-again.ts',
);

const { rememberMe } = jest.requireActual<typeof import('../calls/who.ts')>('../calls/who.ts');
const { SIGNED_IN_MARK } = jest.requireActual<typeof import('../../src/config/editor-screen.ts')>(
  '../../src/config/editor-screen.ts',
);

const email = 'anna@yasno.example';
const anna: Me = {
  ...{ id: 2, name: 'Анна', email, csrf: 'before' },
  ...({ role: 'viewer', permissions: ['read'] } as const),
};

it('knows the address of the person whose session has ended', async () => {
  session.me = anna;
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

const SIGNED_OUT = failure({ code: 'unauthorized', description: 'Войдите', call: 'editor.me' });
const noted = () => new StorageEvent('storage', { key: SIGNED_IN_MARK, newValue: '2' });
const looked = () => new Event('focus');
const somebody: Me = { ...anna, id: 3, csrf: 'after' };
const again: Me = { ...anna, csrf: 'after' };

// The last one answers the question.
it.each<[string, Me | null, () => Event, boolean, boolean]>([
  ['waits as long as nobody has signed in', null, looked, true, false],
  ['is no session of somebody else', somebody, noted, true, false],
  [
    'tells nothing that is not about it',
    again,
    () => new StorageEvent('storage', { key: 'kept' }),
    false,
    false,
  ],
  ['goes on with the session that another tab has begun', again, noted, true, true],
])('%s', async (_what, present, event, isAbout, isTaken) => {
  mockExchange.mockReset();
  mockExchange.mockResolvedValue(present ? success(present) : SIGNED_OUT);
  session.me = anna;
  render(<SignInAgain />);
  await act(async () => void dispatchEvent(event()));
  expect(mockExchange).toHaveBeenCalledTimes(isAbout ? 1 : 0);
  expect(session.me).toEqual(isTaken ? again : anna);
  expect(screen.queryAllByText('Вход закончился')).toHaveLength(isTaken ? 0 : 1);
});

it('notes a sign-in so that other tabs hear of it, even if they know of an earlier one', () => {
  localStorage.setItem(SIGNED_IN_MARK, '1');
  rememberMe(anna);
  expect(localStorage.getItem(SIGNED_IN_MARK)).not.toBe('1');
});
