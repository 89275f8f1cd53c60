import { WAY_BACK_COOKIE } from '../../src/config/constants.ts';
import { isWayBack } from '../../src/config/way-back.ts';
import { readCookie, setCookie } from './cookies.ts';
import { isOpened } from './opened-document.ts';

/** The page of the personal area that a visitor opened; null for any other request, such as page data. */
export function wantedPage(request: Request): string | null {
  if (!isOpened(request)) return null;
  const { pathname, search } = new URL(request.url);
  const page = pathname.replace(/\/?$/, '/') + search;
  return isWayBack(page) ? page : null;
}

/** The cookie that remembers it. */
export const wayBackCookie = (page: string, secure: boolean): string =>
  setCookie(WAY_BACK_COOKIE, page, secure);

/** Whether a visitor was just redirected home from the personal area. */
export function isSentHome(cookieHeader: string | null): boolean {
  return isWayBack(readCookie(cookieHeader, WAY_BACK_COOKIE.name) ?? '');
}
