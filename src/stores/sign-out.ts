import { tokenExpire } from '../../contract/calls/session.ts';
import { browserCall } from '../client/browser-call.ts';
import { keepCookie } from '../client/document-cookies.ts';
import { AUTH_COOKIE, SIGNED_COOKIE } from '../config/constants.ts';
import { readStanding } from './session.ts';

const AUTH_PREFIX = 'auth.';
/** What is kept of the certificate's form: the next person here must not read it. */
const CERTIFICATE_PREFIX = 'certificate.';

function dropKept(prefix: string): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key);
  }
}

/** Forgets the member on this device: cookies, local storage, the store and the page's look. */
export function forgetMember(): void {
  for (const name of [AUTH_COOKIE.token, AUTH_COOKIE.expired, SIGNED_COOKIE]) {
    keepCookie({ name, path: AUTH_COOKIE.path, maxAge: 0 }, null);
  }
  dropKept(AUTH_PREFIX);
  readStanding();
}

/**
 * Ends the session at the backend and forgets it here. Whoever signs out is signed out on this
 * device, even when the backend cannot be reached: the token is gone with its cookie.
 */
export async function signOut(): Promise<void> {
  await browserCall(tokenExpire, {});
  dropKept(CERTIFICATE_PREFIX);
  forgetMember();
}
