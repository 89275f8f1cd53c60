/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { exampleProfile } from '../../tests/examples/profile.ts';
import { keepCookie } from '../client/cookies/document-cookies.ts';
import { AUTH_COOKIE, SIGN_IN_MARK_COOKIE } from '../config/constants.ts';
import { backendOf, enter } from '../../tests/unit/member-backend.ts';
import { loadAccount } from './account.ts';
import { forgetMember } from './member-data.ts';
import { readStanding, session } from './session.ts';
import { watchSession } from './watch-session.ts';

// Its code has not come yet.
jest.mock('./follow-session.ts', () => ({ followSession: () => {} }));

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

it('asks for nothing when the visitor leaves for another tab', async () => {
  const { askedOf } = backendOf(replies('Зоя'));
  const network = jest.spyOn(navigator, 'onLine', 'get');
  look.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await import('./account.ts');
  expect(network).not.toHaveBeenCalled();
  expect(askedOf('user.profile')).toEqual([]);
});

it('asks for nothing of another member before this page has followed them', async () => {
  const { askedOf } = backendOf(replies('Борис'));
  const network = jest.spyOn(navigator, 'onLine', 'get');
  keepCookie({ name: SIGN_IN_MARK_COOKIE, path: AUTH_COOKIE.path, maxAge: 3600 }, 'boris');
  look.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await import('./account.ts');
  expect(network).not.toHaveBeenCalled();
  expect(askedOf('user.profile')).toEqual([]);
  expect(session.user?.firstName).toBe('Анна');
});
