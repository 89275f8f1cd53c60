import { proxy } from 'valtio';
import { documentCookie } from '../client/document-cookies.ts';
import { SIGN_IN_MARK_COOKIE, SIGNED_COOKIE } from '../config/constants.ts';

export type Member = { readonly firstName: string | null };

/**
 * Who is here. `standing` is null until the browser has looked: the built HTML holds the looks of
 * both, and styles choose by `data-signed` on the root element. What has not come yet, or could
 * not be had, is null.
 */
export const session = proxy<{
  standing: 'in' | 'out' | null;
  user: Member | null;
  /** What the member can spend. */
  points: number | null;
  ordersCount: number | null;
  /** Salted digest of the token: tells sessions apart where the token itself must not stand. */
  tokenHash: string | null;
}>({ standing: null, user: null, points: null, ordersCount: null, tokenHash: null });

/**
 * Which signing in this browser lives under now: another one after every signing in, whichever tab
 * it happened in. Null for a stranger.
 */
export function signInMark(): string | null {
  if (documentCookie(SIGNED_COOKIE) !== '1') return null;
  return documentCookie(SIGN_IN_MARK_COOKIE) ?? '';
}

/** Takes the standing from the hint cookie, and brings the root element's mark in line with it. */
export function readStanding(): 'in' | 'out' {
  const standing = signInMark() === null ? 'out' : 'in';
  document.documentElement.dataset['signed'] = standing;
  session.standing = standing;
  if (standing === 'out') Object.assign(session, { user: null, points: null, ordersCount: null });
  return standing;
}
