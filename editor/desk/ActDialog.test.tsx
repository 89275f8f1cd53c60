/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { FormEventHandler, ReactNode } from 'react';

type Inside = { readonly children: ReactNode; readonly onInput?: FormEventHandler };

jest.mock('@mui/material', () => {
  const { Plain, Button, Dialog } = jest.requireActual<
    typeof import('../../tests/unit/dialog-parts.tsx')
  >('../../tests/unit/dialog-parts.tsx');
  const Content = ({ children, onInput }: Inside) => <div onInput={onInput}>{children}</div>;
  return {
    ...{ Button, Dialog, Alert: Plain, DialogActions: Plain, DialogContent: Content },
    ...{ DialogContentText: Plain, DialogTitle: Plain },
  };
});
jest.mock('./reason/ReasonField.tsx', () => ({
  ReasonField: ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
    <input aria-label="Причина" value={value} onChange={(event) => onChange(event.target.value)} />
  ),
}));

const { ActDialog } = jest.requireActual<typeof import('./ActDialog.tsx')>('./ActDialog.tsx');

function open(act = () => new Promise<never>(() => {})) {
  const close = jest.fn();
  const texts = { title: 'Отменить сертификат?', words: 'Пара вернётся.', verb: 'Отменить' };
  const ways = { act, close, onDone: () => undefined };
  render(
    <ActDialog {...texts} {...ways} reason="Обращение № 1840">
      <input aria-label="Сколько" />
    </ActDialog>,
  );
  return close;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('closes on a click outside while nothing is typed', () => {
  const close = open();
  press('Мимо');
  expect(close).toHaveBeenCalledTimes(1);
});

it.each(['Причина', 'Сколько'])('closes only by its button once «%s» is filled in', (name) => {
  const close = open();
  fireEvent.input(screen.getByRole('textbox', { name }), { target: { value: 'Обращение № 7' } });
  press('Мимо');
  expect(close).not.toHaveBeenCalled();
  press('Не надо');
  expect(close).toHaveBeenCalledTimes(1);
});

it('stays open until its action is done', () => {
  const close = open();
  press('Отменить');
  press('Мимо');
  press('Не надо');
  expect(close).not.toHaveBeenCalled();
});
