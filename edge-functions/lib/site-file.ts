import * as v from 'valibot';

/** How long an isolate trusts what it has, in milliseconds. */
const FRESH_FOR = 60_000;
/** After a failure the next visitors do not each wait for it again. */
const RETRY_AFTER = 5_000;
/** The file lies on the same CDN; a page does not wait longer for it. */
const PATIENCE = 2_000;

export type SiteFile<T> = {
  /** What the file says, or null when it could never be had. */
  read(siteUrl: string, now?: number): Promise<T | null>;
  /** Forgets what was loaded; for tests, where one isolate serves many sites. */
  forget(): void;
};

/**
 * A JSON file that the build wrote into the site's root, loaded once for many requests. What is old
 * is better than nothing, so it stays when the file cannot be had.
 */
export function siteFile<S extends v.GenericSchema>(
  name: string,
  schema: S,
): SiteFile<v.InferOutput<S>> {
  let known: { value: v.InferOutput<S> | null; until: number } | null = null;

  async function load(url: URL): Promise<v.InferOutput<S> | null> {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
      const text = await response.text();
      if (!response.ok) throw new Error(`status ${response.status}`);
      return v.parse(schema, JSON.parse(text));
    } catch (error) {
      console.error(`${name}: ${error instanceof Error ? error.message : 'failed'}`);
      return null;
    }
  }

  return {
    async read(siteUrl, now = Date.now()) {
      if (!known || known.until <= now) {
        const value = await load(new URL(`/${name}`, siteUrl));
        known =
          value === null
            ? { value: known?.value ?? null, until: now + RETRY_AFTER }
            : { value, until: now + FRESH_FOR };
      }
      return known.value;
    },
    forget() {
      known = null;
    },
  };
}
