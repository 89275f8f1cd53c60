/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { SelectionProvider } from './SelectionProvider.tsx';
import { useSelection } from './selection.ts';

jest.mock('@mui/material', () => {
  const { Plain, Button } = jest.requireActual<typeof import('../../tests/unit/dialog-parts.tsx')>(
    '../../tests/unit/dialog-parts.tsx',
  );
  return { Button, Paper: Plain, Typography: Plain };
});

const { ChosenBar } = jest.requireActual<typeof import('./ChosenBar.tsx')>('./ChosenBar.tsx');

const ROW = { id: 1, name: 'Тег', draft: null };

function Rows() {
  const { choose } = useSelection();
  return (
    <button type="button" onClick={() => choose([ROW], true)}>
      Выбрать
    </button>
  );
}

it('leaves the focus in the content when it goes', () => {
  render(
    <main id="main-content">
      <SelectionProvider>
        <ChosenBar label="Выбранное" counted={String}>
          {null}
        </ChosenBar>
        <Rows />
      </SelectionProvider>
    </main>,
  );
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByText('Выбрать'));
  const clear = screen.getByText('Снять выбор');
  clear.focus();
  fireEvent.click(clear);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
