/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useRowFocus } from './use-row-focus.ts';

function List({ isFiltered }: { readonly isFiltered: boolean }) {
  useRowFocus();
  return (
    <main id="main-content">
      {isFiltered && <button type="button">Убрать условия</button>}
      <button type="button">Создать</button>
    </main>
  );
}

it('stays in the content when the focused button of a filter goes, and where the user has put it', () => {
  const { rerender } = render(<List isFiltered />);
  screen.getByText('Убрать условия').focus();
  rerender(<List isFiltered={false} />);
  expect(document.activeElement).toBe(screen.getByRole('main'));

  screen.getByText('Создать').focus();
  screen.getByText('Создать').blur();
  rerender(<List isFiltered />);
  expect(document.activeElement).toBe(document.body);
});
