/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { createContext, useContext, useState } from 'react';

const mockList = createContext({ total: 0, add: () => {} });

/** react-admin and MUI do not run in Jest. */
jest.mock('react-admin', () => ({ useSimpleFormIterator: () => useContext(mockList) }));
jest.mock('@mui/material', () => ({
  Button: jest.requireActual<typeof import('../../tests/unit/dialog-parts.tsx')>(
    '../../tests/unit/dialog-parts.tsx',
  ).Button,
}));

const { AddRow } = jest.requireActual<typeof import('./AddRow.tsx')>('./AddRow.tsx');

function Rows() {
  const [total, setTotal] = useState(1);
  return (
    <mockList.Provider value={{ total, add: () => setTotal(total + 1) }}>
      <div>
        <ul>
          {Array.from({ length: total }, (_, index) => (
            <li key={index}>
              <input aria-label={`Шаг ${index + 1}`} />
            </li>
          ))}
        </ul>
        <AddRow label="Шаг" max={2} empty={() => ''} />
      </div>
    </mockList.Provider>
  );
}

it('moves to the new row, also from a button that may not add another one', () => {
  render(<Rows />);
  const button = screen.getByText('Добавить');
  button.focus();
  fireEvent.click(button);
  expect(button.matches(':disabled')).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText('Шаг 2'));
});
