/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { exampleProfile } from '../../tests/examples/profile.ts';
import { backendOf, enter } from '../../tests/unit/member-backend.ts';
import { loadAccount } from './account.ts';
import { forgetMember } from './member-data.ts';
import { readStanding, session } from './session.ts';
import { watchSession } from './watch-session.ts';

const replies = (firstName: string) => ({
  'user.profile': { ...exampleProfile, firstName },
  'user.balance': { available: 5, pending: 0, expiring: null },
  orders: { items: [], total: 0 },
});

const look = jest.fn<() => DocumentVisibilityState>();
Object.defineProperty(document, 'visibilityState', { get: look, configurable: true });

watchSession();

beforeEach(async () => {
  enter('anna');
  readStanding();
  backendOf(replies('Анна'));
  await loadAccount();
  jest.spyOn(performance, 'now').mockReturnValue(1e9);
});

afterEach(() => {
  jest.restoreAllMocks();
  forgetMember();
});

it('shows a name changed elsewhere when the tab is returned to', async () => {
  const { askedOf } = backendOf(replies('Зоя'));
  look.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(session.user?.firstName).toBe('Зоя'));
  expect(askedOf('user.profile')).toHaveLength(1);
});
