/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { exampleSale } from '../../../../tests/examples/sale.ts';
import { backendOf, enter } from '../../../../tests/unit/member-backend.ts';

jest.mock('gatsby', () => ({ Link: () => null }));
const { SalesView } = jest.requireActual<typeof import('./SalesView.tsx')>('./SalesView.tsx');

it('has the offers below the heading of their part', async () => {
  enter('anna');
  const none = { items: [], total: 0 };
  const all = { items: [exampleSale], total: 1 };
  backendOf({ discounts: all, 'discounts.ishop': none, 'discounts.shop': none });
  const { container } = render(<SalesView />);
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  expect(screen.getByRole('heading', { level: 2, name: 'Все' })).toBeTruthy();
  expect(container.querySelectorAll('article h3').length).toBeGreaterThan(0);
  expect(container.querySelectorAll('article h2')).toHaveLength(0);
});
