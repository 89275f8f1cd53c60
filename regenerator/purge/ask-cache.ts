import { PurgeError } from './cache.ts';

/** Milliseconds for one request. */
const PATIENCE = 15_000;

type Asking = {
  readonly name: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly signal: AbortSignal;
};

/** The delay requested by a response, in milliseconds: given in seconds or as a date (RFC 9110, 10.2.3). */
function askedWait(headers: Headers): number | null {
  const asked = headers.get('retry-after');
  if (asked === null) return null;
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1_000 : Date.parse(asked) - Date.now();
  return ms > 0 ? ms : null;
}

/**
 * Sends one request to a cache.
 * @returns the text of a response that accepts it.
 * @throws PurgeError
 */
export async function askCache(asking: Asking): Promise<string> {
  const { name, url, method, headers, json, signal } = asking;
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      // The token is sent to no other host.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new PurgeError(`${name} does not answer (${String(cause)})`);
  }
  const text = await response.text().catch(() => '');
  if (response.ok) return text;
  throw new PurgeError(`${name} answered ${response.status}`, askedWait(response.headers));
}

/** Splits a list into batches that fit into one request. */
export function portions<T>(all: readonly T[], most: number): T[][] {
  const found: T[][] = [];
  for (let from = 0; from < all.length; from += most) found.push(all.slice(from, from + most));
  return found;
}
