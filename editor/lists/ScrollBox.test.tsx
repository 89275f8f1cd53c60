/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';

jest.mock('@mui/material', () => ({
  alpha: String,
  Box: ({ sx: _sx, ...props }: ComponentProps<'div'> & { sx: object }) => <div {...props} />,
}));

const { ScrollBox } = jest.requireActual<typeof import('./ScrollBox.tsx')>('./ScrollBox.tsx');

/** The width of the table. */
let width = 0;
/** Measures again, as when the table or the window gets another width. */
let measure = () => {};

Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 300 });
Object.defineProperty(HTMLElement.prototype, 'scrollWidth', { get: () => width });
globalThis.ResizeObserver = class implements ResizeObserver {
  constructor(changed: ResizeObserverCallback) {
    measure = () => act(() => changed([], this));
  }
  observe() {}
  unobserve() {}
  disconnect() {}
};

function measured(next: number): void {
  width = next;
  measure();
}

it('can be focused while it scrolls', () => {
  render(<ScrollBox>Таблица</ScrollBox>);
  expect(screen.queryByRole('region')).toBeNull();
  measured(400);
  expect(screen.getByRole('region').tabIndex).toBe(0);
  measured(300);
  expect(screen.queryByRole('region')).toBeNull();
});

it('keeps the focus while its table fits, as one does that waits for its rows', () => {
  render(<ScrollBox>Таблица</ScrollBox>);
  measured(400);
  const box = screen.getByRole('region');
  box.focus();
  measured(300);
  // A browser takes the focus from an element that cannot have it; jsdom does not.
  expect(box.tabIndex).toBe(0);
  act(() => box.blur());
  expect(screen.queryByRole('region')).toBeNull();
});
