/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { failure, success } from '../../../src/client/calls/result.ts';
import type { FoundMember } from './found.ts';

type Typed = {
  readonly label: string;
  readonly value: string;
  readonly onChange: () => void;
};
type Asked = {
  readonly act: (reason: string) => Promise<{ readonly ok: boolean; readonly value: never }>;
  readonly onDone: (value: never) => void;
  readonly close: () => void;
  readonly isBegun: boolean;
  readonly children: ReactNode;
};

jest.mock('react-admin', () => ({ useNotify: () => () => undefined }));
jest.mock('@mui/material', () => ({
  Alert: ({ children }: { readonly children: ReactNode }) => <p>{children}</p>,
  TextField: ({ label, value, onChange }: Typed) => (
    <input aria-label={label} value={value} onChange={onChange} />
  ),
}));
jest.mock('../ActDialog.tsx', () => ({
  ActDialog: ({ act, onDone, close, isBegun, children }: Asked) => (
    <div aria-label={isBegun ? 'Начато' : 'Пусто'} role="dialog">
      {children}
      <button
        onClick={() =>
          void act('Обращение № 1840').then((done) => {
            if (!done.ok) return;
            onDone(done.value);
            close();
          })
        }
      >
        Начислить
      </button>
      <button onClick={close}>Не надо</button>
    </div>
  ),
}));
type Sent = { readonly attempt: string };
const mockSend = jest.fn<(call: unknown, params: unknown, sent: Sent) => Promise<unknown>>();
jest.mock('../../calls/send.ts', () => ({ send: mockSend }));

const { PointsDialog } =
  jest.requireActual<typeof import('./PointsDialog.tsx')>('./PointsDialog.tsx');

const MEMBER: FoundMember = {
  id: 3,
  first_name: 'Анна',
  last_name: null,
  phone: null,
  email: 'anna@example.com',
  joined_at: '2026-01-10T07:00:00Z',
  balance: 150,
};

const open = () =>
  render(
    <PointsDialog member={MEMBER} reason="Обращение" onChanged={() => undefined} close={close} />,
  );
const close = () => cleanup();
const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  mockSend.mockReset();
  open();
  type('Сколько баллов', '100');
  type('Что прочтёт участник', 'Баллы за испорченный код');
});

it('has what was typed again after a reload, as the same attempt', async () => {
  mockSend.mockResolvedValue(
    failure({ code: 'unavailable', description: 'Нет связи', call: 'deskPoints' }),
  );
  press('Начислить');
  cleanup();
  open();
  expect(field('Сколько баллов')).toHaveProperty('value', '100');
  expect(field('Что прочтёт участник')).toHaveProperty('value', 'Баллы за испорченный код');
  expect(screen.queryByRole('dialog', { name: 'Начато' })).not.toBeNull();
  press('Начислить');
  const attempts = mockSend.mock.calls.map(([, , { attempt }]) => attempt);
  expect(new Set(attempts).size).toBe(1);
});

it('forgets what was typed once it is given up', () => {
  press('Не надо');
  open();
  expect(field('Сколько баллов')).toHaveProperty('value', '');
  expect(screen.queryByRole('dialog', { name: 'Пусто' })).not.toBeNull();
});

it('forgets what was typed once it is done', async () => {
  mockSend.mockResolvedValue(success({ balance: 250 }));
  await act(async () => press('Начислить'));
  open();
  expect(field('Что прочтёт участник')).toHaveProperty('value', '');
});
