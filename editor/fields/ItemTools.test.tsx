/** @jest-environment jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createContext, useContext, useState, type ComponentProps } from 'react';

type Row = {
  readonly index: number;
  readonly total: number;
  readonly reOrder: (to: number) => void;
  readonly remove: () => void;
};

const mockRow = createContext<Row | null>(null);

/** react-admin and MUI do not run in Jest; of the list around the tools, only its order matters. */
jest.mock('react-admin', () => ({ useSimpleFormIteratorItem: () => useContext(mockRow) }));
jest.mock('@mui/material', () => ({
  IconButton: ({ size: _, ...props }: ComponentProps<'button'> & { size: string }) => (
    <button type="button" {...props} />
  ),
}));

const { ItemTools } = jest.requireActual<typeof import('./ItemTools.tsx')>('./ItemTools.tsx');

const say = jest.fn<(words: string) => void>();

function Rows() {
  const [rows, setRows] = useState(['а', 'б', 'в']);
  return (
    <div>
      <ul>
        {rows.map((name, index) => {
          const others = rows.filter((one) => one !== name);
          const row = {
            index,
            total: rows.length,
            reOrder: (to: number) => setRows(others.toSpliced(to, 0, name)),
            remove: () => setRows(others),
          };
          return (
            <li key={name}>
              <mockRow.Provider value={row}>
                <ItemTools row={`Шаг ${index + 1}`} look="line" isOrdered say={say} />
              </mockRow.Provider>
            </li>
          );
        })}
      </ul>
      <button type="button">Добавить</button>
    </div>
  );
}

function press(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? 'nothing';

afterEach(cleanup);

it('keeps the focus on a row that has reached an end of its list', () => {
  render(<Rows />);
  press('Выше: Шаг 3');
  expect(focused()).toBe('Выше: Шаг 2');
  expect(say).toHaveBeenLastCalledWith('Поставлено: Шаг 3, место 2 из\u00a03.');
  press('Выше: Шаг 2');
  expect(focused()).toBe('Ниже: Шаг 1');
});

it('moves the focus from a removed row to the one beside it, then to the button that adds one', () => {
  render(<Rows />);
  press('Убрать: Шаг 2');
  expect(focused()).toBe('Убрать: Шаг 2');
  expect(say).toHaveBeenLastCalledWith('Убрано: Шаг 2.');
  press('Убрать: Шаг 2');
  expect(focused()).toBe('Убрать: Шаг 1');
  press('Убрать: Шаг 1');
  expect(document.activeElement?.textContent).toBe('Добавить');
});
