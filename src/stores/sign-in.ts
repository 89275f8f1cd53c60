import type { SmsAction } from '../../contract/schemas/member.ts';
import { keepCookie } from '../client/document-cookies.ts';
import { AUTH_COOKIE, SIGNED_COOKIE } from '../config/constants.ts';
import { loadAccount } from './account.ts';
import { readStanding } from './session.ts';

type Session = { readonly token: string; readonly token_expired: string };

/** Storage may be switched off: the cookie is what counts, this is its copy. */
function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Kept in the cookie alone.
  }
}

/**
 * Keeps the session that a right code has opened. With `authorization` somebody is signed in by it;
 * with `certificate` it only knows the phone.
 */
export function keepSession({ token, token_expired: expired }: Session, action: SmsAction): void {
  const maxAge = Math.max(0, Math.floor((Date.parse(expired) - Date.now()) / 1000));
  const rule = (name: string) => ({ name, path: AUTH_COOKIE.path, maxAge });
  keepCookie(rule(AUTH_COOKIE.token), token);
  keepCookie(rule(AUTH_COOKIE.expired), expired);
  store(AUTH_COOKIE.token, token);
  store(AUTH_COOKIE.expired, expired);
  if (action !== 'authorization') return;
  keepCookie(rule(SIGNED_COOKIE), '1');
  readStanding();
  void loadAccount();
}
