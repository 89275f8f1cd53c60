/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { usePageFocus } from './use-page-focus.ts';

function Pages({ page }: { readonly page: number }) {
  const pages = usePageFocus<HTMLDivElement>(page);
  return (
    <div ref={pages}>
      <button type="button" aria-current={page === 2 || undefined}>
        2
      </button>
      <button type="button" disabled={page === 2}>
        Дальше
      </button>
    </div>
  );
}

it('moves to the last page with the button that led there', () => {
  const { rerender } = render(<Pages page={1} />);
  screen.getByText('Дальше').focus();
  rerender(<Pages page={2} />);
  expect(document.activeElement).toBe(screen.getByText('2'));
});
