import type { SmsAction } from '../../contract/schemas/sign-in.ts';
import { keepCookie } from '../client/cookies/document-cookies.ts';
import { AUTH_COOKIE, SIGN_IN_MARK_COOKIE, SIGNED_COOKIE } from '../config/constants.ts';
import { loadAccount } from './account.ts';
import { forgetMember } from './member-data.ts';
import { readStanding } from './session.ts';
import { toasts } from './toasts.ts';
import { keepToken } from './token.ts';

type Session = { readonly token: string; readonly token_expired: string };

/** Unique, and not derived from a clock. */
const newMark = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

/**
 * Stores the session opened by a correct code. With `authorization` it signs a member in; with `certificate`
 * it only confirms the phone. Storing the token notifies other tabs, so everything that belongs to it is
 * written first.
 */
export function keepSession({ token, token_expired: expired }: Session, action: SmsAction): void {
  if (action === 'authorization') {
    const maxAge = Math.max(0, Math.floor((Date.parse(expired) - Date.now()) / 1000));
    const { path } = AUTH_COOKIE;
    keepCookie({ name: SIGN_IN_MARK_COOKIE, path, maxAge }, newMark());
    keepCookie({ name: SIGNED_COOKIE, path, maxAge }, '1');
    // The previous member may differ from the one who has just signed in.
    forgetMember();
  }
  keepToken(token, expired);
  if (action !== 'authorization') return;
  // «Войдите снова», «Вы вышли»: no longer true.
  toasts.shown = [];
  readStanding();
  void loadAccount();
}
