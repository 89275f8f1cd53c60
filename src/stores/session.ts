import { proxy } from 'valtio';
import { documentCookie } from '../client/cookies/document-cookies.ts';
import { SIGN_IN_MARK_COOKIE, SIGNED_COOKIE } from '../config/constants.ts';

type Member = { readonly firstName: string | null };

/** The member's data; null for a part that has not loaded yet or failed to. */
type Known = {
  user: Member | null;
  /** The points available to spend. */
  points: number | null;
  ordersCount: number | null;
};

const NOTHING: Known = { user: null, points: null, ordersCount: null };

/**
 * The current visitor. `standing` is null until the browser has checked: the built HTML holds both
 * variants, and styles choose by `data-signed` on the root element.
 */
export const session = proxy<
  Known & {
    standing: 'in' | 'out' | null;
    /** The sign-in that this page shows; other tabs may be ahead. */
    mark: string | null;
    /** Salted digest of the token: tells sessions apart where the token itself must not appear. */
    tokenHash: string | null;
  }
>({ standing: null, mark: null, tokenHash: null, ...NOTHING });

/**
 * The current sign-in of this browser: a new value after every sign-in, in whichever tab. Null for
 * a signed-out visitor.
 */
export function signInMark(): string | null {
  if (documentCookie(SIGNED_COOKIE) !== '1') return null;
  return documentCookie(SIGN_IN_MARK_COOKIE) ?? '';
}

/**
 * Reads the standing from the hint cookie, and updates the mark on the root element to match. Another
 * member's data is cleared.
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
