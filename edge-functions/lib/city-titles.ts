import * as v from 'valibot';

/** How long an isolate trusts the titles it has, in milliseconds. */
const FRESH_FOR = 60_000;
/** After a failure the next visitors do not each wait for it again. */
const RETRY_AFTER = 5_000;
/** The file lies on the same CDN; a page does not wait longer for it. */
const PATIENCE = 2_000;

/** `/cities.json`: `{"6281":"Москва"}`, written by the build. */
const titlesFile = v.record(
  v.pipe(v.string(), v.regex(/^\d+$/)),
  v.pipe(v.string(), v.minLength(1)),
);

type Titles = v.InferOutput<typeof titlesFile>;

let known: { titles: Titles; until: number } | null = null;

async function load(url: URL): Promise<Titles | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    const text = await response.text();
    if (!response.ok) throw new Error(`status ${response.status}`);
    return v.parse(titlesFile, JSON.parse(text));
  } catch (error) {
    console.error(`cities.json: ${error instanceof Error ? error.message : 'failed'}`);
    return null;
  }
}

/**
 * Title of a city by its id, or null for an unknown one. Old titles are better than none, so they
 * stay when the file cannot be had.
 */
export async function cityTitle(
  id: number,
  siteUrl: string,
  now = Date.now(),
): Promise<string | null> {
  if (!known || known.until <= now) {
    const titles = await load(new URL('/cities.json', siteUrl));
    known = titles
      ? { titles, until: now + FRESH_FOR }
      : { titles: known?.titles ?? {}, until: now + RETRY_AFTER };
  }
  return Object.hasOwn(known.titles, String(id)) ? (known.titles[String(id)] ?? null) : null;
}

/** Forgets what was loaded; for tests, where one isolate serves many sites. */
export function forgetCityTitles(): void {
  known = null;
}
