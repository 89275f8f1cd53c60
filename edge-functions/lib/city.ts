import * as v from 'valibot';
import { CITY_COOKIE } from '../../src/config/constants.ts';
import { readCookie } from './cookies.ts';

export type City = { readonly id: number; readonly title: string };

// The cookie's title is never read: a forged cookie cannot show its own text.
const stored = v.object({ id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

/** Id of the chosen city, or null when the cookie is missing or invalid. */
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
