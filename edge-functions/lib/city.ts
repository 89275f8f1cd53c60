import * as v from 'valibot';
import { CITY_COOKIE } from '../../src/config/constants.ts';
import { readCookie } from './cookies.ts';
import { escapeHtml } from './escape-html.ts';

export type City = { readonly id: number; readonly title: string };

// The cookie's title is never read: a forged cookie shows nothing of its own.
const stored = v.object({ id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

/** Id of the chosen city, or null when there is no cookie or it makes no sense. */
export function chosenCityId(cookieHeader: string | null): number | null {
  const cookie = readCookie(cookieHeader, CITY_COOKIE.name);
  if (cookie === null || cookie.length > 1000) return null;
  try {
    const parsed = v.safeParse(stored, JSON.parse(cookie));
    return parsed.success ? parsed.output.id : null;
  } catch {
    return null;
  }
}

/** `data-city-id` of the root element, wherever it stands among its attributes. */
const ROOT = /(<html\b[^>]*?\sdata-city-id=)(?:"[^"]*"|'[^']*'|[^\s>]+)/i;

/**
 * An element marked `data-city-title` with text only; React may leave comments between texts.
 * `<span data-city-title="">Москва</span>`
 */
const TITLE =
  /(<([a-z][a-z0-9-]*)\b[^>]*?\sdata-city-title(?=[\s=>/])[^>]*>)(?:[^<]|<!--.*?-->)*(<\/\2>)/gi;

/** Puts a city into a page; a page without the marks comes back as it was. */
export function rewriteCity(html: string, city: City): string {
  // Functions, not replacement strings: a title may hold «$&».
  return html
    .replace(ROOT, (_all, before: string) => `${before}"${city.id}"`)
    .replace(TITLE, (_all, open: string, _tag: string, close: string) => {
      return open + escapeHtml(city.title) + close;
    });
}
