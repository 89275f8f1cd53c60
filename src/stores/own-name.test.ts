/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { exampleProfile } from '../../tests/examples/profile.ts';
import { backendOf, enter } from '../../tests/unit/member-backend.ts';
import { loadAccount, profile } from './account.ts';
import { forgetMember } from './member-data.ts';
import { giveName } from './own-name.ts';
import { readStanding, session } from './session.ts';

beforeEach(() => {
  enter('anna');
  readStanding();
  backendOf({
    'user.profile': { ...exampleProfile, firstName: null },
    'user.balance': { available: 5, pending: 0, expiring: null },
    orders: { items: [], total: 0 },
    'user.profile.edit': { ...exampleProfile, firstName: 'Зоя' },
  });
});

afterEach(() => {
  forgetMember();
  readStanding();
});

it('shows the name in the header and in «Мои данные», which do not load it again at once', async () => {
  await loadAccount();
  await giveName('Зоя');
  expect(session.user).toEqual({ firstName: 'Зоя' });
  expect(await profile.want()).toMatchObject({ ok: true, value: { firstName: 'Зоя' } });
});

it('stores no profile that has not been loaded', async () => {
  await giveName('Зоя');
  expect(profile.state.data).toBeNull();
});
