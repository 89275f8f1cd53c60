import * as v from 'valibot';
import { CITY_COOKIE } from '../../src/config/constants.ts';
import { readCookie } from './cookies.ts';
import { escaped } from './escaped.ts';

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
  /(<([a-z][a-z0-9-]*)\b[^>]*?\sdata-city-title(?=[\s=>/])[^>]*>)(?:[^<]|<!--.*?-->)*(<\/\2>)/iy;

/** A piece of a page: as it stands, or what a city makes of it. */
export type CityPart = string | ((city: City) => string);

/** Where the mark of a title may stand; looking for the whole element at every tag takes long. */
const MARK = /\sdata-city-title(?=[\s=>/])/gi;

/** Cuts a page where a city is put in; a page without the marks is one piece. */
export function cutForCity(html: string): CityPart[] {
  const parts: CityPart[] = [];
  let at = 0;
  const root = ROOT.exec(html);
  if (root) {
    const [all, before = ''] = root;
    parts.push(html.slice(0, root.index) + before, (city) => `"${city.id}"`);
    at = root.index + all.length;
  }
  for (const { index } of html.matchAll(MARK)) {
    const start = html.lastIndexOf('<', index);
    if (start < at) continue;
    TITLE.lastIndex = start;
    const [all, open = '', , close = ''] = TITLE.exec(html) ?? [];
    if (all === undefined) continue;
    parts.push(html.slice(at, start) + open, (city) => escaped(city.title));
    at = start + all.length - close.length;
  }
  parts.push(html.slice(at));
  return parts;
}

/** Puts a city into a page; a page without the marks comes back as it was. */
export function rewriteCity(html: string, city: City): string {
  return cutForCity(html)
    .map((part) => (typeof part === 'string' ? part : part(city)))
    .join('');
}
