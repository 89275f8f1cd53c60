/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SelectionProvider } from './SelectionProvider.tsx';
import { useSelection } from './selection.ts';

jest.mock('@mui/material', () => {
  const { Plain, Button } = jest.requireActual<typeof import('../../tests/unit/dialog-parts.tsx')>(
    '../../tests/unit/dialog-parts.tsx',
  );
  return { Button, Paper: Plain, Typography: Plain };
});

const { ChosenBar } = jest.requireActual<typeof import('./ChosenBar.tsx')>('./ChosenBar.tsx');

function Publish() {
  const { rows, choose } = useSelection();
  const [isDone, setDone] = useState(false);
  if (isDone) return null;
  const publish = () => {
    choose([...rows.values()].slice(0, 1), false);
    setDone(true);
  };
  return (
    <button type="button" onClick={publish}>
      Опубликовать черновики
    </button>
  );
}

const ROW = { id: 1, name: 'Тег', draft: null };

function Rows() {
  const { choose } = useSelection();
  return (
    <button type="button" onClick={() => choose([ROW, { ...ROW, id: 2 }], true)}>
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

it('keeps the focus when only the pressed button goes, because nothing is left for it', () => {
  render(
    <SelectionProvider>
      <ChosenBar label="Выбранное" counted={String}>
        <Publish />
      </ChosenBar>
      <Rows />
    </SelectionProvider>,
  );
  fireEvent.click(screen.getByText('Выбрать'));
  const publish = screen.getByText('Опубликовать черновики');
  publish.focus();
  fireEvent.click(publish);
  expect(document.activeElement).toBe(screen.getByText('Снять выбор'));
});
