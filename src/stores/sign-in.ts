import type { SmsAction } from '../../contract/schemas/member.ts';
import { keepCookie } from '../client/document-cookies.ts';
import { AUTH_COOKIE, SIGNED_COOKIE } from '../config/constants.ts';
import { loadAccount } from './account.ts';
import { readStanding } from './session.ts';
import { keepToken } from './token.ts';

type Session = { readonly token: string; readonly token_expired: string };

/**
 * Keeps the session that a right code has opened. With `authorization` somebody is signed in by it;
 * with `certificate` it only knows the phone.
 */
export function keepSession({ token, token_expired: expired }: Session, action: SmsAction): void {
  keepToken(token, expired);
  if (action !== 'authorization') return;
  const maxAge = Math.max(0, Math.floor((Date.parse(expired) - Date.now()) / 1000));
  keepCookie({ name: SIGNED_COOKIE, path: AUTH_COOKIE.path, maxAge }, '1');
  readStanding();
  void loadAccount();
}
