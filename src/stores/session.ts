import { proxy } from 'valtio';
import { documentCookie } from '../client/document-cookies.ts';
import { SIGNED_COOKIE } from '../config/constants.ts';

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
}>({ standing: null, user: null, points: null, ordersCount: null });

/** Takes the standing from the hint cookie, and brings the root element's mark in line with it. */
export function readStanding(): 'in' | 'out' {
  const standing = documentCookie(SIGNED_COOKIE) === '1' ? 'in' : 'out';
  document.documentElement.dataset['signed'] = standing;
  session.standing = standing;
  if (standing === 'out') Object.assign(session, { user: null, points: null, ordersCount: null });
  return standing;
}
