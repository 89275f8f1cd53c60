import * as calls from '../../contract/calls/session.ts';
import { browserCall } from '../client/calls/browser-call.ts';
import { ensureDevice } from '../client/cookies/device.ts';
import { documentCookie, keepCookie } from '../client/cookies/document-cookies.ts';
import { whenIdle } from '../client/page/idle.ts';
import {
  AUTH_COOKIE,
  SIGN_IN_MARK_COOKIE,
  SIGNED_COOKIE,
  TOKEN_REFRESH_AHEAD,
} from '../config/constants.ts';
import { keepTokenHash } from './token-hash.ts';

type Token = { readonly token: string; readonly expires: string };

/** Browsers that block storage throw on mere access; the cookie is enough then. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function remember(name: string, value: string): void {
  try {
    storage()?.setItem(name, value);
  } catch {
    // The storage is full or blocked: the cookie is enough.
  }
}

/** Milliseconds left; zero for an invalid date. */
const left = (expires: string) => (Date.parse(expires) || 0) - Date.now();

function inCookies(): Token | null {
  const token = documentCookie(AUTH_COOKIE.token);
  const expires = documentCookie(AUTH_COOKIE.expired);
  return token && expires ? { token, expires } : null;
}

function inStorage(): Token | null {
  const token = storage()?.getItem(AUTH_COOKIE.token);
  const expires = storage()?.getItem(AUTH_COOKIE.expired);
  return token && expires ? { token, expires } : null;
}

const secondsUntil = (expires: string) => Math.max(0, Math.floor(left(expires) / 1000));

/** Extends the cookies that mark a signed-in member to the end of the session. */
function prolongSigns(maxAge: number): void {
  for (const name of [SIGNED_COOKIE, SIGN_IN_MARK_COOKIE]) {
    const value = documentCookie(name);
    if (value !== null) keepCookie({ name, path: AUTH_COOKIE.path, maxAge }, value);
  }
}

/** Safari removes a script's cookies seven days after they were written, so each day of use rewrites them. */
const WRITTEN_FOR = 24 * 60 * 60 * 1000;
let writtenAt = 0;

/** Milliseconds after which they are rewritten on a busy page, too. */
const PATIENCE = 2_000;

function writeCookies({ token, expires }: Token): void {
  writtenAt = Date.now();
  const maxAge = secondsUntil(expires);
  keepCookie({ name: AUTH_COOKIE.token, path: AUTH_COOKIE.path, maxAge }, token);
  keepCookie({ name: AUTH_COOKIE.expired, path: AUTH_COOKIE.path, maxAge }, expires);
  prolongSigns(maxAge);
}

/** Once the page is idle: each cookie is a call into another process, and no one waits for these. */
function rewriteCookies(): void {
  writtenAt = Date.now();
  whenIdle(() => {
    const now = inCookies();
    if (now) writeCookies(now);
  }, PATIENCE);
}

/**
 * Stores a session's token on this device: in cookies, which the edge forwards as headers, and in
 * local storage, which may outlive them. Storage comes last: it notifies the other tabs, which then
 * find the cookies up to date.
 * @param expires when the session ends, as given by the response.
 */
export function keepToken(token: string, expires: string): void {
  writeCookies({ token, expires });
  remember(AUTH_COOKIE.token, token);
  remember(AUTH_COOKIE.expired, expires);
  void keepTokenHash(token);
}

/**
 * The token that is still valid; one found only in local storage is written back to the cookies, and cookies
 * that may be old are rewritten.
 */
function kept(): Token | null {
  const cookie = inCookies();
  const found = cookie ?? inStorage();
  if (!found || left(found.expires) <= 0) return null;
  if (!cookie) keepToken(found.token, found.expires);
  else if (Date.now() - writtenAt > WRITTEN_FOR) rewriteCookies();
  return found;
}

/** Requests a session, or renews the current one. */
async function refresh(): Promise<string | null> {
  const before = kept();
  // Another tab may have done it while this one waited for the lock.
  if (before && left(before.expires) > TOKEN_REFRESH_AHEAD) return before.token;
  ensureDevice();
  const asked = await browserCall(calls.token, {});
  const now = kept();
  // The visitor signed in or out meanwhile: the response belongs to the previous session.
  if (now?.token !== before?.token) return now?.token ?? null;
  if (!asked.ok) return now?.token ?? null;
  keepToken(asked.value.token, asked.value.token_expired);
  return asked.value.token;
}

/**
 * One tab at a time, so that two tabs do not start two sessions. Without https there are no locks.
 */
async function inTurn(work: () => Promise<string | null>): Promise<string | null> {
  if (!('locks' in navigator)) return await work();
  return await navigator.locks.request(AUTH_COOKIE.token, work);
}

let refreshing: Promise<string | null> | null = null;

/**
 * The session's token for calls that need one. Starts a session if there is none and renews one
 * that ends soon; all waiting callers share one call.
 * @returns null if no token is available now.
 */
export async function ensureToken(): Promise<string | null> {
  const found = kept();
  if (found && left(found.expires) > TOKEN_REFRESH_AHEAD) return found.token;
  refreshing ??= inTurn(refresh).finally(() => {
    refreshing = null;
  });
  return await refreshing;
}
