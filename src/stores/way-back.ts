import { documentCookie, keepCookie } from '../client/cookies/document-cookies.ts';
import { WAY_BACK_COOKIE } from '../config/constants.ts';
import { isWayBack } from '../config/way-back.ts';

/** Stores the member page that a visitor requested before signing in; the guard does so, too. */
export function keepWayBack(url: string): void {
  if (isWayBack(url)) keepCookie(WAY_BACK_COOKIE, url);
}

/** The page to continue to. */
export function keptWayBack(): string | null {
  const url = documentCookie(WAY_BACK_COOKIE.name);
  return url !== null && isWayBack(url) ? url : null;
}

/** Removes it once it has been offered: once is enough. */
export function dropWayBack(): void {
  keepCookie(WAY_BACK_COOKIE, null);
}
