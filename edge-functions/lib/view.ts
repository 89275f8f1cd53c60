import { VIEW_COOKIE } from '../../src/config/constants.ts';
import { parseView, viewOf, type View } from '../../src/config/view.ts';
import { readCookie, setCookie } from './cookies.ts';

/** The view a visitor's cookie asks for, or null where it asks for nothing we know. */
export function chosenView(cookieHeader: string | null): View | null {
  const cookie = readCookie(cookieHeader, VIEW_COOKIE.name);
  if (cookie === null || cookie.length > 500) return null;
  const view = parseView(cookie);
  return Object.keys(view).length > 0 ? view : null;
}

/** The view that a sent form asks for; its button «reset» asks for the site as designed. */
export function viewOfForm(body: string): View {
  const form = new URLSearchParams(body);
  return form.has('reset') ? {} : viewOf((setting) => form.get(setting));
}

/** The header that makes a browser remember a view, or forget it where nothing is chosen. */
export function viewCookie(view: View, secure: boolean): string {
  const isChosen = Object.keys(view).length > 0;
  return setCookie(VIEW_COOKIE, isChosen ? JSON.stringify(view) : null, secure);
}
