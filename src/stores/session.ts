import { proxy } from 'valtio';
import { documentCookie } from '../client/cookies/document-cookies.ts';
import { SIGN_IN_MARK_COOKIE, SIGNED_COOKIE } from '../config/constants.ts';

export type Member = { readonly firstName: string | null };

/** What is known of the member; what has not come yet, or could not be had, is null. */
type Known = {
  user: Member | null;
  /** What the member can spend. */
  points: number | null;
  ordersCount: number | null;
};

const NOTHING: Known = { user: null, points: null, ordersCount: null };

/**
 * Who is here. `standing` is null until the browser has looked: the built HTML holds the looks of
 * both, and styles choose by `data-signed` on the root element.
 */
export const session = proxy<
  Known & {
    standing: 'in' | 'out' | null;
    /** The signing in that this page shows; other tabs may be further on. */
    mark: string | null;
    /** Salted digest of the token: tells sessions apart where the token itself must not stand. */
    tokenHash: string | null;
  }
>({ standing: null, mark: null, tokenHash: null, ...NOTHING });

/**
 * Which signing in this browser lives under now: another one after every signing in, whichever tab
 * it happened in. Null for a stranger.
 */
export function signInMark(): string | null {
  if (documentCookie(SIGNED_COOKIE) !== '1') return null;
  return documentCookie(SIGN_IN_MARK_COOKIE) ?? '';
}

/**
 * Takes the standing from the hint cookie, and brings the root element's mark in line with it. What
 * was known of somebody else is forgotten.
 */
export function readStanding(): 'in' | 'out' {
  const mark = signInMark();
  const standing = mark === null ? 'out' : 'in';
  document.documentElement.dataset['signed'] = standing;
  if (mark === null || mark !== session.mark) Object.assign(session, NOTHING);
  if (mark === null) session.tokenHash = null;
  Object.assign(session, { standing, mark });
  return standing;
}
