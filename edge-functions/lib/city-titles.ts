import * as v from 'valibot';
import { CITY_TITLES_FILE } from '../../src/config/constants.ts';
import type { City } from './city.ts';
import { siteFile } from './site-file.ts';

const titles = siteFile(
  CITY_TITLES_FILE,
  v.record(v.pipe(v.string(), v.regex(/^\d+$/)), v.pipe(v.string(), v.minLength(1))),
);

/** Title of a city by its id, or null for an unknown one. */
export async function cityTitle(
  id: number,
  siteUrl: string,
  now = Date.now(),
): Promise<string | null> {
  const known = (await titles.read(siteUrl, now)) ?? {};
  return Object.hasOwn(known, String(id)) ? (known[String(id)] ?? null) : null;
}

/** Every city of the site; empty when the file is unavailable. */
export async function allCities(siteUrl: string, now = Date.now()): Promise<City[]> {
  const known = (await titles.read(siteUrl, now)) ?? {};
  return Object.entries(known).map(([id, title]) => ({ id: Number(id), title }));
}

export const forgetCityTitles = titles.forget;
