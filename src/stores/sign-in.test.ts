/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { documentCookie } from '../client/cookies/document-cookies.ts';
import { keepSession } from './sign-in.ts';
import { session } from './session.ts';
import { showToast, toasts } from './toasts.ts';

const opened = { token: 'token-1', token_expired: '2036-01-01T00:00:00.000Z' };

beforeEach(() => {
  localStorage.clear();
  for (const name of ['auth.token', 'auth.tokenExpired', 'auth.signed']) {
    document.cookie = `${name}=; path=/; max-age=0`;
  }
  session.standing = 'out';
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.reject(new Error('no network here')));
});

describe('keepSession', () => {
  it('stores the token in cookie and local storage, and signs nobody in for a certificate', () => {
    keepSession(opened, 'certificate');
    expect(documentCookie('auth.token')).toBe('token-1');
    expect(documentCookie('auth.tokenExpired')).toBe(opened.token_expired);
    expect(localStorage.getItem('auth.token')).toBe('token-1');
    expect(documentCookie('auth.signed')).toBeNull();
    expect(session.standing).toBe('out');
  });

  it('signs in with an authorization', () => {
    keepSession(opened, 'authorization');
    expect(documentCookie('auth.signed')).toBe('1');
    expect(session.standing).toBe('in');
    expect(document.documentElement.dataset['signed']).toBe('in');
  });

  it('takes away what asked for it', () => {
    showToast('Сеанс закончился. Войдите снова, чтобы\u00a0продолжить.');
    keepSession(opened, 'certificate');
    expect(toasts.shown).toHaveLength(1);
    keepSession(opened, 'authorization');
    expect(toasts.shown).toEqual([]);
  });
});
