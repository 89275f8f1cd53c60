/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { exampleSale } from '../../../../tests/examples/sale.ts';

jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
const { SaleTerms } = jest.requireActual<typeof import('./SaleTerms.tsx')>('./SaleTerms.tsx');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['upcoming', new Date(2026, 9, 31), false, /начнётся\s1\sноября/],
  ['running', new Date(2026, 10, 1), true, /Три шага/],
  ['over', new Date(2027, 0, 1), false, /закончился/],
])('an offer that is %s', (_standing, today, isOpen, words) => {
  jest.setSystemTime(today);
  render(<SaleTerms sale={exampleSale} />);
  expect(screen.queryByRole('link', { name: 'Выбрать продукт' }) !== null).toBe(isOpen);
  expect(screen.queryByRole('link', { name: /Посмотрите другие/ }) !== null).toBe(!isOpen);
  expect(screen.getByText(words)).toBeTruthy();
});
