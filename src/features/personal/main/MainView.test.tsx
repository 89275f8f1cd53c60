/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { expect, it, jest } from '@jest/globals';
import { backendOf, enter } from '../../../../tests/unit/member-backend.ts';
import { exampleProfile } from '../../../../tests/examples/profile.ts';
import { balance } from '../../../stores/account.ts';

jest.mock('gatsby', () => ({ Link: () => null }));

it('shows the points that the header has loaded again', async () => {
  enter('anna');
  const replies = (available: number) => ({
    'user.profile': exampleProfile,
    'user.balance': { available, pending: 0, expiring: null },
    orders: { items: [], total: 0 },
  });
  backendOf(replies(80));
  const { MainView } = await import('./MainView.tsx');
  render(<MainView />);
  await screen.findByText('80');
  backendOf(replies(230));
  await act(() => balance.run());
  await screen.findByText('230');
  expect(screen.queryByText('80')).toBeNull();
});
