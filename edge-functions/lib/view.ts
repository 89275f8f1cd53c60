import { VIEW_COOKIE } from '../../src/config/constants.ts';
import { parseView, viewOf, type View } from '../../src/config/view.ts';
import { readCookie, setCookie } from './cookies.ts';

/** The view in a visitor's cookie, or null when it contains nothing known. */
export function chosenView(cookieHeader: string | null): View | null {
  const cookie = readCookie(cookieHeader, VIEW_COOKIE.name);
  if (cookie === null || cookie.length > 500) return null;
  const view = parseView(cookie);
  return Object.keys(view).length > 0 ? view : null;
}

/** The view in a submitted form; its button «reset» requests the default. */
export function viewOfForm(body: string): View {
  const form = new URLSearchParams(body);
  return form.has('reset') ? {} : viewOf((setting) => form.get(setting));
}

/** The header that stores a view in the browser, or deletes it when nothing is chosen. */
export function viewCookie(view: View, secure: boolean): string {
  const isChosen = Object.keys(view).length > 0;
  return setCookie(VIEW_COOKIE, isChosen ? JSON.stringify(view) : null, secure);
}
