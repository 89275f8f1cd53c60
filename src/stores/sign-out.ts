import { tokenExpireAll } from '../../contract/calls/account.ts';
import { tokenExpire } from '../../contract/calls/session.ts';
import { browserCall } from '../client/calls/browser-call.ts';
import { callBackend } from '../client/calls/call.ts';
import { documentCookie, keepCookie } from '../client/cookies/document-cookies.ts';
import type { Result } from '../client/calls/result.ts';
import { dropInEveryTab } from '../client/memory/drafts.ts';
import {
  AUTH_COOKIE,
  DEVICE_COOKIE,
  SIGN_IN_MARK_COOKIE,
  SIGNED_COOKIE,
} from '../config/constants.ts';
import { forgetMember, MEMBER_DRAFTS } from './member-data.ts';
import { readStanding } from './session.ts';

const AUTH_PREFIX = 'auth.';
/** The stored certificate form: the next person on this device must not read it. */
const CERTIFICATE_PREFIX = 'certificate.';

function dropKept(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch {
    // A browser that blocks storage has stored nothing there.
  }
}

/**
 * Clears the session on this device: cookies, all member data, the look of the page. Local storage
 * goes last, because that notifies the other tabs.
 */
export function forgetSession(): void {
  const { token, expired, path } = AUTH_COOKIE;
  for (const name of [token, expired, SIGNED_COOKIE, SIGN_IN_MARK_COOKIE]) {
    keepCookie({ name, path, maxAge: 0 }, null);
  }
  readStanding();
  forgetMember();
  // Also the data of screens that this page has not opened: screens clear only their own memory.
  dropKept(MEMBER_DRAFTS);
  dropKept(AUTH_PREFIX);
}

/**
 * Removes everything of the member from this device: the session and the input in public forms of every tab,
 * which an expired session alone leaves to them.
 */
export function leaveDevice(): void {
  dropKept(CERTIFICATE_PREFIX);
  dropInEveryTab();
  forgetSession();
}

/**
 * Clears the session here immediately, and notifies the backend afterwards: the token is retained for this
 * one call. The member is signed out on this device even if the backend is unreachable or the page is closed
 * before it responds.
 */
export async function signOut(): Promise<void> {
  const token = documentCookie(AUTH_COOKIE.token);
  const deviceId = documentCookie(DEVICE_COOKIE);
  leaveDevice();
  if (token) await callBackend(tokenExpire, {}, { origin: '', token, deviceId, lasting: true });
}

/**
 * «Выйти на всех устройствах». Only the backend can end the other sessions, so if it is unreachable nothing
 * is cleared here either, and the screen says so.
 */
export async function signOutEverywhere(): Promise<Result<{ expired: number }>> {
  const ended = await browserCall(tokenExpireAll, {});
  if (ended.ok || ended.error.code === 'unauthorized') {
    leaveDevice();
  }
  return ended;
}
