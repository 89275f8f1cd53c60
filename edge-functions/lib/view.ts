import { VIEW_COOKIE } from '../../src/config/constants.ts';
import { parseView, VIEW_SETTINGS, viewOf, type View } from '../../src/config/view.ts';
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

/** A radio button of the panel, which carries the mark `data-view`. */
const CHOICE = /<input\b(?=[^>]*\sdata-view[\s=>/])[^>]*>/gi;

const attribute = (element: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1];

/**
 * Puts a view into a page: marks on the root element, as the script before the first paint sets
 * them where scripts run, and in the panel's form the choices made.
 */
export function rewriteView(html: string, view: View): string {
  const marks = VIEW_SETTINGS.filter((setting) => view[setting] !== undefined)
    .map((setting) => ` data-${setting}="${view[setting]}"`)
    .join('');
  return html
    .replace(/<html\b/i, (root) => root + marks)
    .replace(CHOICE, (input) => {
      const setting = VIEW_SETTINGS.find((name) => name === attribute(input, 'name'));
      if (setting === undefined) return input;
      const chosen = (view[setting] ?? '') === attribute(input, 'value');
      const bare = input.replace(/\schecked(?:="[^"]*")?(?=[\s>/])/i, '');
      return chosen ? bare.replace(/^<input/i, (tag) => `${tag} checked=""`) : bare;
    });
}
