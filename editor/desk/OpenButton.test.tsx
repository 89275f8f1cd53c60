/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';

jest.mock('@mui/material', () => ({
  Button: ({ size: _size, ...props }: ComponentProps<'button'> & { readonly size?: string }) => (
    <button type="button" {...props} />
  ),
}));

const { OpenButton } = jest.requireActual<typeof import('./OpenButton.tsx')>('./OpenButton.tsx');

const list = (rows: readonly number[]) => (
  <main id="main-content">
    {rows.map((id) => (
      <OpenButton key={id} words="Ответить" about={`вопрос ${id}`} open={() => {}} />
    ))}
  </main>
);

const named = (id: number) => screen.getByRole('button', { name: `Ответить: вопрос ${id}` });

it('leaves the focus in the content when its row goes, and elsewhere when another row does', () => {
  const { rerender } = render(list([1, 2]));
  named(2).focus();
  rerender(list([2]));
  expect(document.activeElement).toBe(named(2));
  rerender(list([]));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
