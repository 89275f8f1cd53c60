/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { backendOf, enter } from '../../tests/unit/member-backend.ts';
import { loadAccount } from './account.ts';
import { forgetMember } from './member-data.ts';
import { readStanding, session } from './session.ts';
import { watchSession } from './watch-session.ts';

const MOMENT = '2026-11-21T10:00:00.000Z';

const replies = (firstName: string) => ({
  'user.profile': {
    id: 1,
    firstName,
    lastName: null,
    phone: '+79990000001',
    email: null,
    birthday: null,
    city_id: null,
    consents: [],
    updated_at: MOMENT,
  },
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
