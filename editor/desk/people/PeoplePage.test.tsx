/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Asked, Found } from './found.ts';

type Inside = { readonly children: ReactNode };
type Typed = {
  readonly label: string;
  readonly value: string;
  readonly helperText: string | null;
  readonly onChange: (event: unknown) => void;
};
type Choice = { readonly value: string; readonly children: ReactNode };
type Choices = Inside & { readonly onChange: (event: unknown, kind: string) => void };

jest.mock('@mui/material', () => {
  const { Plain } = jest.requireActual<typeof import('../../../tests/unit/dialog-parts.tsx')>(
    '../../../tests/unit/dialog-parts.tsx',
  );
  const CardContent = ({ children, onSubmit }: Inside & { readonly onSubmit: () => void }) => (
    <form onSubmit={onSubmit}>{children}</form>
  );
  const TextField = ({ label, value, helperText, onChange }: Typed) => (
    <>
      <input aria-label={label} value={value} onChange={onChange} />
      <p>{helperText}</p>
    </>
  );
  const ToggleButton = ({ value, children }: Choice) => (
    <button type="button" value={value}>
      {children}
    </button>
  );
  const ToggleButtonGroup = ({ children, onChange }: Choices) => (
    <div
      role="presentation"
      onClick={(event) => {
        if (event.target instanceof HTMLButtonElement) onChange(event, event.target.value);
      }}
    >
      {children}
    </div>
  );
  const Button = ({ children, disabled }: Inside & { readonly disabled?: boolean }) => (
    <button type="submit" disabled={disabled}>
      {children}
    </button>
  );
  return {
    ...{ Alert: Plain, Box: Plain, Button, Card: Plain, CardContent, Typography: Plain },
    ...{ TextField, ToggleButton, ToggleButtonGroup },
  };
});
jest.mock('react-admin', () => ({ Title: () => null }));
jest.mock('../../app/ScreenTitle.tsx', () => ({ ScreenTitle: () => null }));
jest.mock('./FoundCards.tsx', () => ({
  FoundCards: ({ found, onFind }: { found: Found; onFind: (kind: string, by: string) => void }) => (
    <>
      <output>{found.items.map(({ id }) => id).join()}</output>
      <button type="button" onClick={() => onFind('member', 'медленный')}>
        Чей это телефон
      </button>
      <button type="button" onClick={() => onFind('member', 'быстрый')}>
        Кто заказал
      </button>
    </>
  ),
}));

const mockLook = jest.fn<(asked: Asked) => Promise<unknown>>();
jest.mock('./found.ts', () => ({
  ...jest.requireActual<typeof import('./found.ts')>('./found.ts'),
  look: mockLook,
}));
jest.mock('../../calls/send.ts', () => ({}));

const { PeoplePage } = jest.requireActual<typeof import('./PeoplePage.tsx')>('./PeoplePage.tsx');

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const found = (id: number) => ({ ok: true, value: { kind: 'member', items: [{ id }] } });

beforeEach(() => {
  mockLook.mockReset();
  render(<PeoplePage />);
  type('Телефон, почта или номер участника', 'Иванова');
  type('Зачем', 'Обращение № 7');
});

it('shows what was wrong with a search only for that kind of search', async () => {
  const fields = { search: 'Нужен телефон, почта или номер участника' };
  mockLook.mockResolvedValue({ ok: false, error: { description: 'Проверьте поля', fields } });
  await press('Найти');
  expect(screen.queryByText(fields.search)).not.toBeNull();
  await press('Сертификаты');
  expect(screen.queryByText(fields.search)).toBeNull();
});

it('shows the result of the last search, even if an earlier one is answered later', async () => {
  const slow = Promise.withResolvers<unknown>();
  mockLook.mockResolvedValueOnce(found(1));
  await press('Найти');
  mockLook.mockReturnValueOnce(slow.promise).mockResolvedValueOnce(found(3));
  await press('Чей это телефон');
  await press('Кто заказал');
  await act(async () => slow.resolve(found(2)));
  expect(screen.getByRole('status').textContent).toBe('3');
});

it('searches once while a search is under way, and keeps the focus on the button', async () => {
  mockLook.mockReturnValue(new Promise(() => {}));
  const button = screen.getByText('Найти');
  button.focus();
  await press('Найти');
  await press('Найти');
  expect(mockLook).toHaveBeenCalledTimes(1);
  expect(button.matches(':enabled:focus')).toBe(true);
});
