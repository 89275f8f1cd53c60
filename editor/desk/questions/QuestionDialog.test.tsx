/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { DeskQuestion } from '../../../contract/schemas/desk.ts';

type Typed = { readonly value: string; readonly onChange: () => void };
type Asked = { readonly isOpen: boolean; readonly confirm: string; readonly onConfirm: () => void };

/** react-admin does not run in Jest. */
jest.mock('react-admin', () => ({
  Confirm: ({ isOpen, confirm, onConfirm }: Asked) =>
    isOpen && (
      <button type="button" onClick={onConfirm}>
        {confirm}
      </button>
    ),
  useNotify: () => () => undefined,
  useRefresh: () => () => undefined,
}));
jest.mock('@mui/material', () => {
  const { Plain, Button, Dialog } = jest.requireActual<
    typeof import('../../../tests/unit/dialog-parts.tsx')
  >('../../../tests/unit/dialog-parts.tsx');
  const TextField = ({ value, onChange }: Typed) => <textarea value={value} onChange={onChange} />;
  return {
    ...{ Button, Dialog, TextField, Alert: Plain, Box: Plain, Typography: Plain },
    ...{ DialogActions: Plain, DialogContent: Plain, DialogTitle: Plain },
  };
});
jest.mock('../../calls/send.ts', () => ({}));
jest.mock('../../calls/use-call.ts', () => ({ useCall: () => null }));
jest.mock('../ActDialog.tsx', () => ({}));
jest.mock('../Facts.tsx', () => ({ Facts: () => null }));
jest.mock('../use-look.ts', () => ({ useLook: () => ({ ok: true, value: QUESTION }) }));

const QUESTION: DeskQuestion = {
  id: 7,
  name: 'Анна',
  email: 'anna@example.com',
  phone: null,
  company: null,
  source: 'site',
  question: 'Подойдут ли мне линзы?',
  sent_at: '2026-11-26T07:00:00Z',
  state: 'open',
  done_at: null,
  done_by: null,
  answer: null,
};

const { QuestionDialog } =
  jest.requireActual<typeof import('./QuestionDialog.tsx')>('./QuestionDialog.tsx');

const close = jest.fn();
const open = () => render(<QuestionDialog id={7} reason="Ответ" close={close} />);
beforeEach(() => {
  sessionStorage.clear();
  close.mockReset();
  open();
});

const press = (name: string) => fireEvent.click(screen.getByText(name));
const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value } });

it('closes on a click outside while the answer is blank', () => {
  type('Да');
  type(' ');
  press('Мимо');
  expect(close).toHaveBeenCalledTimes(1);
});

it('makes the browser ask before an unsent answer is lost to a reload', () => {
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  type('Подойдут, если');
  expect(isAsked()).toBe(true);
  type(' ');
  expect(isAsked()).toBe(false);
});

it('keeps an unsent answer, and asks before discarding it', () => {
  type('Подойдут, если');
  press('Мимо');
  press('Закрыть окно');
  expect(close).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Подойдут, если');
  press('Закрыть без отправки');
  expect(close).toHaveBeenCalledTimes(1);
});

it('has an unsent answer again after a reload, until it is given up', () => {
  const answer = () => screen.getByRole('textbox');
  const note = () => screen.queryByText(/^Вы писали это раньше/);
  type('Подойдут, если');
  expect(note()).toBeNull();
  cleanup();
  open();
  expect(answer()).toHaveProperty('value', 'Подойдут, если');
  expect(note()).not.toBeNull();
  press('Мимо');
  expect(close).not.toHaveBeenCalled();
  press('Закрыть окно');
  press('Закрыть без отправки');
  cleanup();
  open();
  expect(answer()).toHaveProperty('value', '');
  expect(note()).toBeNull();
});
