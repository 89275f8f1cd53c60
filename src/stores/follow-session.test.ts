/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { success } from '../client/calls/result.ts';
import { followSession } from './follow-session.ts';
import { forgetMember, memberResource } from './member-data.ts';
import { readStanding, session } from './session.ts';
import { toasts } from './toasts.ts';

const opened = jest.fn();
const reload = jest.fn();
const asked: string[] = [];

/** A change that another tab made to the cookies. */
function signedInAs(mark: string | null): void {
  const age = mark === null ? 'max-age=0' : 'max-age=60';
  for (const pair of [
    'auth.signed=1',
    `auth.mark=${mark ?? ''}`,
    'auth.token=t',
    'auth.tokenExpired=2099-01-01T00:00:00.000Z',
  ]) {
    document.cookie = `${pair}; path=/; ${age}`;
  }
}

const at = (path: string) => window.history.replaceState(null, '', path);

const points = memberResource(() => Promise.resolve(success({ available: 5 })));

beforeEach(async () => {
  opened.mockClear();
  reload.mockClear();
  asked.length = 0;
  toasts.shown = [];
  window.___navigate = opened;
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    return { status: 501, text: () => Promise.resolve('{"error":"not_implemented"}') };
  }) as typeof fetch;
  signedInAs('anna');
  readStanding();
  session.user = { firstName: 'Анна' };
  await points.run();
});

afterEach(() => {
  signedInAs(null);
  forgetMember();
  readStanding();
  at('/');
});

describe('followSession', () => {
  it('changes nothing when nothing happened', () => {
    followSession(reload);
    expect(points.state.data).toEqual({ available: 5 });
    expect(session.user).toEqual({ firstName: 'Анна' });
  });

  it('leaves the personal area and clears all member data after signing out', () => {
    at('/personal/orders/');
    signedInAs(null);
    followSession(reload);
    expect(points.state.data).toBeNull();
    expect(session).toMatchObject({ standing: 'out', user: null, mark: null });
    expect(document.documentElement.dataset['signed']).toBe('out');
    expect(opened.mock.calls).toEqual([['/', { replace: true }]]);
    // Where and how the session ended is not known here.
    expect(toasts.shown.map(({ text }) => text)).toEqual(['Сеанс в\u00a0кабинете завершён.']);
  });

  it('only changes the header on other pages', () => {
    at('/catalog/');
    signedInAs(null);
    followSession(reload);
    expect(session).toMatchObject({ standing: 'out', user: null });
    expect(opened).not.toHaveBeenCalled();
    expect(toasts.shown).toEqual([]);
  });

  it('loads the account after signing in', async () => {
    signedInAs(null);
    readStanding();
    signedInAs('boris');
    followSession(reload);
    expect(session).toMatchObject({ standing: 'in', mark: 'boris' });
    await Promise.resolve();
    expect(asked).toContain('/rest/user.profile');
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads a member’s page for another member, without the first one’s data', () => {
    at('/personal/points/');
    signedInAs('boris');
    followSession(reload);
    expect(points.state.data).toBeNull();
    expect(session).toMatchObject({ standing: 'in', user: null, mark: 'boris' });
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
