/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { FormEventHandler, ReactNode } from 'react';

type Inside = { readonly children: ReactNode };
type Note = Inside & { readonly action: ReactNode };
type Form = Inside & { readonly onSubmit: FormEventHandler };

jest.mock('@mui/icons-material/LockOutlined', () => () => null);
jest.mock('@mui/material', () => {
  const { Plain } = jest.requireActual<typeof import('../../../tests/unit/dialog-parts.tsx')>(
    '../../../tests/unit/dialog-parts.tsx',
  );
  const Alert = ({ children, action }: Note) => (
    <div>
      {children}
      {action}
    </div>
  );
  const Box = ({ children, onSubmit }: Form) => (
    <form aria-label="Зачем" onSubmit={onSubmit}>
      {children}
    </form>
  );
  const Button = ({ children, onClick }: Inside & { readonly onClick?: () => void }) => (
    <button onClick={onClick}>{children}</button>
  );
  return { Alert, Box, Button, Card: Plain, CardContent: Plain, Typography: Plain };
});
jest.mock('./ReasonField.tsx', () => ({
  ReasonField: ({ onChange }: { readonly onChange: (value: string) => void }) => (
    <input onChange={(event) => onChange(event.target.value)} />
  ),
}));

const { ReasonGate } = jest.requireActual<typeof import('./ReasonGate.tsx')>('./ReasonGate.tsx');

it('keeps the focus in the content when a reason opens the data, and when it is given up', () => {
  render(
    <main id="main-content">
      <ReasonGate what="вопросы">{(reason) => <p>{`Открыто: ${reason}`}</p>}</ReasonGate>
    </main>,
  );
  const press = (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  };
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Обращение № 7' } });
  press('Открыть');
  expect(screen.queryByText('Открыто: Обращение № 7')).not.toBeNull();
  press('Другая причина');
  expect(screen.queryByRole('textbox')).not.toBeNull();
});
