import * as v from 'valibot';
import { complain } from './request-scope.ts';

/** How long an isolate trusts its copy, in milliseconds. */
const FRESH_FOR = 60_000;
/** After a failure the next visitors do not each wait for it again. */
const RETRY_AFTER = 5_000;
/** Milliseconds: the file is on the same CDN; a page does not wait longer for it. */
const PATIENCE = 2_000;

export type SiteFile<T> = {
  /** The content of the file, or null when it was never available. */
  read(siteUrl: string, now?: number): Promise<T | null>;
  /** Clears the copy; for tests, where one isolate serves many sites. */
  forget(): void;
};

/**
 * A JSON file that the build wrote into the site's root, loaded once for many requests. A stale
 * copy is better than none, so it stays when the file is unavailable.
 * @param patience milliseconds that a page waits for it.
 */
export function siteFile<S extends v.GenericSchema>(
  name: string,
  schema: S,
  patience = PATIENCE,
): SiteFile<v.InferOutput<S>> {
  let known: { value: v.InferOutput<S> | null; until: number } | null = null;

  async function load(url: URL): Promise<v.InferOutput<S> | null> {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
      const text = await response.text();
      if (!response.ok) throw new Error(`status ${response.status}`);
      return v.parse(schema, JSON.parse(text));
    } catch (error) {
      complain(`${name}: ${error instanceof Error ? error.message : 'failed'}`);
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
