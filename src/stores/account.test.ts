/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { ref } from 'valtio';
import { TOKEN_HEADER } from '../../contract/headers.ts';
import { exampleProfile } from '../../tests/examples/profile.ts';
import { balance, loadAccount, orderList, profile, refreshShown } from './account.ts';
import { readStanding, session } from './session.ts';
import { forgetMember } from './member-data.ts';
import { signOut, signOutEverywhere } from './sign-out.ts';

const MOMENT = '2026-11-21T10:00:00.000Z';
const profileReply = { ...exampleProfile, firstName: ' Анна ' };
const order = {
  id: 1,
  number: '1',
  kind: 'offer',
  item_id: 1,
  title: 'Линзы',
  state: 'new',
  points: 1,
  code: null,
};
const orders = { items: [{ ...order, created_at: MOMENT, updated_at: MOMENT }], total: 1 };
const refused = (error: string) => ({ error, error_description: 'Нельзя' });

let asked: string[] = [];
let tokens: (string | null)[] = [];

/** The backend's responses, by path. */
function answer(replies: Record<string, unknown>): void {
  globalThis.fetch = jest.fn((input: string | URL | Request, init?: RequestInit) => {
    const path = String(input).split('?')[0] ?? '';
    asked.push(path);
    tokens.push(new Headers(init?.headers).get(TOKEN_HEADER));
    const body = JSON.stringify(replies[path] ?? refused('not_implemented'));
    return Promise.resolve(new Response(body));
  });
}

beforeEach(() => {
  // jsdom has no network of its own.
  Object.assign(globalThis, {
    Response: class {
      readonly status = 200;
      readonly text: () => Promise<string>;
      constructor(body: string) {
        this.text = () => Promise.resolve(body);
      }
    },
  });
  asked = [];
  tokens = [];
  document.cookie = 'auth.signed=1; path=/';
  document.cookie = 'auth.token=t; path=/';
  document.cookie = 'auth.tokenExpired=2099-01-01T00:00:00.000Z; path=/';
  readStanding();
});

afterEach(() => {
  for (const name of ['auth.signed', 'auth.token', 'auth.tokenExpired'])
    document.cookie = `${name}=; path=/; max-age=0`;
  localStorage.clear();
  forgetMember();
  readStanding();
});

describe('loadAccount', () => {
  it('loads name, points and the number of orders once per page', async () => {
    answer({
      '/rest/user.profile': { result: profileReply },
      '/rest/user.balance': { result: { available: 5, pending: 0, expiring: null } },
      '/rest/orders': { result: orders },
    });
    await Promise.all([loadAccount(), balance.want(), orderList.want(), profile.want()]);
    expect(session).toMatchObject({ user: { firstName: 'Анна' }, points: 5, ordersCount: 1 });
    expect(asked.sort()).toEqual(['/rest/orders', '/rest/user.balance', '/rest/user.profile']);
  });

  it('shows points together with the name, not before', async () => {
    answer({
      '/rest/user.profile': { result: profileReply },
      '/rest/user.balance': { result: { available: 5, pending: 0, expiring: null } },
    });
    await balance.want();
    expect(session.points).toBeNull();
    await loadAccount();
    expect(session.points).toBe(5);
  });

  it('does not count orders of an unknown visitor', async () => {
    answer({});
    await loadAccount();
    expect(session).toMatchObject({ standing: 'in', user: null, points: null, ordersCount: null });
    expect(asked).not.toContain('/rest/orders');
  });

  it('clears a member whose session has ended', async () => {
    answer({ '/rest/user.profile': refused('unauthorized') });
    await loadAccount();
    expect(session.standing).toBe('out');
    expect(document.documentElement.dataset['signed']).toBe('out');
    expect(document.cookie).toBe('');
  });
});

describe('refreshShown', () => {
  const shown = {
    '/rest/user.profile': { result: profileReply },
    '/rest/user.balance': { result: { available: 5, pending: 0, expiring: null } },
    '/rest/orders': { result: orders },
  };
  /** As when data was loaded longer ago than it counts as fresh. */
  const later = () => jest.spyOn(performance, 'now').mockReturnValue(1e9);

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('shows what another tab or device has changed, once it may be outdated', async () => {
    answer(shown);
    await loadAccount();
    asked = [];
    await refreshShown();
    expect(asked).toEqual([]);
    later();
    answer({
      ...shown,
      '/rest/user.profile': { result: { ...profileReply, firstName: 'Зоя' } },
      '/rest/user.balance': { result: { available: 7, pending: 0, expiring: null } },
    });
    await refreshShown();
    expect(session).toMatchObject({ user: { firstName: 'Зоя' }, points: 7 });
    expect(profile.state.data?.firstName).toBe('Зоя');
  });

  it('keeps everything shown when it fails', async () => {
    answer(shown);
    await loadAccount();
    later();
    answer({});
    await refreshShown();
    expect(asked).toContain('/rest/user.profile');
    expect(session).toMatchObject({ user: { firstName: 'Анна' }, points: 5, ordersCount: 1 });
    expect(profile.state.data?.firstName).toBe(' Анна ');
  });

  it('keeps a name and points that came while the other of them was on its way', async () => {
    answer(shown);
    await loadAccount();
    later();
    answer(shown);
    const usual = globalThis.fetch;
    let letBalanceCome = () => {};
    const slow = new Promise<void>((resolve) => {
      letBalanceCome = resolve;
    });
    globalThis.fetch = async (input, init) => {
      if (String(input).startsWith('/rest/user.balance')) await slow;
      return usual(input, init);
    };
    const refreshed = refreshShown();
    await waitFor(() => expect(profile.state.pending).toBe(false));
    // As when the member saves another name meanwhile.
    profile.state.data = ref({ ...exampleProfile, firstName: 'Зоя' });
    session.user = { firstName: 'Зоя' };
    letBalanceCome();
    await refreshed;
    expect(session.user).toEqual({ firstName: 'Зоя' });
  });

  it('does not ask for what has failed to load: its screen may be telling so', async () => {
    answer({ ...shown, '/rest/orders': refused('upstream') });
    await loadAccount();
    later();
    asked = [];
    await refreshShown();
    expect(asked).toEqual([]);
  });

  it('asks for nothing without a network', async () => {
    answer(shown);
    await loadAccount();
    later();
    asked = [];
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await refreshShown();
    expect(asked).toEqual([]);
  });
});

describe('signOut', () => {
  it('clears all member data and nothing else, whatever the backend responds', async () => {
    answer({});
    Object.assign(session, { user: { firstName: 'Анна' }, points: 5, ordersCount: 1 });
    session.tokenHash = 'hash';
    localStorage.setItem('auth.token', 't');
    localStorage.setItem('auth.tokenExpired', MOMENT);
    localStorage.setItem('other', '1');
    const telling = signOut();
    // Immediately, without waiting for the backend.
    expect(document.cookie).toBe('');
    expect(session.standing).toBe('out');
    await telling;
    expect(asked).toEqual(['/rest/token.expire']);
    expect(tokens).toEqual(['t']);
    // The mark notifies other tabs.
    expect(Object.keys(localStorage).toSorted()).toEqual(['left', 'other']);
    expect(session).toEqual({
      standing: 'out',
      mark: null,
      user: null,
      points: null,
      ordersCount: null,
      tokenHash: null,
    });
  });
});

describe('signOutEverywhere', () => {
  it.each([
    // Another device was faster.
    ['unauthorized', 'out'],
    // The other sessions go on, and the screen says so.
    ['upstream', 'in'],
  ])('after %s leaves the visitor signed %s here', async (error, standing) => {
    answer({ '/rest/token.expire.all': refused(error) });
    expect(await signOutEverywhere()).toMatchObject({ ok: false });
    expect(session.standing).toBe(standing);
  });
});
