import type { SmsAction } from '../../contract/schemas/member.ts';
import { keepCookie } from '../client/cookies/document-cookies.ts';
import { AUTH_COOKIE, SIGN_IN_MARK_COOKIE, SIGNED_COOKIE } from '../config/constants.ts';
import { loadAccount } from './account.ts';
import { forgetMember } from './member-data.ts';
import { readStanding } from './session.ts';
import { keepToken } from './token.ts';

type Session = { readonly token: string; readonly token_expired: string };

/** Never the same twice, and told by no clock. */
const newMark = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

/**
 * Keeps the session that a right code has opened. With `authorization` somebody is signed in by it;
 * with `certificate` it only knows the phone. Other tabs hear of it when the token is kept, so all
 * that goes with it stands there before.
 */
export function keepSession({ token, token_expired: expired }: Session, action: SmsAction): void {
  if (action === 'authorization') {
    const maxAge = Math.max(0, Math.floor((Date.parse(expired) - Date.now()) / 1000));
    const { path } = AUTH_COOKIE;
    keepCookie({ name: SIGN_IN_MARK_COOKIE, path, maxAge }, newMark());
    keepCookie({ name: SIGNED_COOKIE, path, maxAge }, '1');
    // Whoever was here before is not the one who signed in now.
    forgetMember();
  }
  keepToken(token, expired);
  if (action !== 'authorization') return;
  readStanding();
  void loadAccount();
}
