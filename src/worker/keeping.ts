import { plainStyles } from './plain-page.ts';

/** The part of a cache that is used. */
export type Store = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

/** Cache modes of requests for files and pages: most are already in the browser's cache. */
export type Loading = 'force-cache' | 'no-cache' | 'only-if-cached';

/** A response of the server or of the browser's cache; null if there is none. */
export async function loaded(
  load: typeof fetch,
  path: string,
  cache: Loading,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Response | null> {
  try {
    // `only-if-cached` requires a same-origin request.
    const init = { method, cache, mode: 'same-origin', redirect: 'manual' } as const;
    return await load(path, { ...init, priority: 'low' });
  } catch {
    return null;
  }
}

/** Server headers that a kept page retains. */
const HEADERS = ['content-security-policy', 'content-type', 'referrer-policy'];

/** Stores a page under its path, with its content security policy. */
export async function keepPage(
  cache: Store,
  path: string,
  text: string,
  from: Response,
  more: Record<string, string> = {},
): Promise<void> {
  const headers = new Headers(more);
  for (const name of HEADERS) {
    const value = from.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  await cache.put(path, new Response(text, { headers }));
}

type Files = {
  readonly cache: Store;
  readonly fetch: typeof fetch;
  readonly files: readonly string[];
  readonly loading: Loading;
};

/** A copy of a file for the cache. */
async function kept(file: Response): Promise<Response> {
  const type = file.headers.get('content-type') ?? '';
  const body = type.startsWith('text/css') ? plainStyles(await file.text()) : await file.blob();
  const size = typeof body === 'string' ? body.length : body.size;
  const headers = { 'content-type': type, 'content-length': String(size) };
  return new Response(body, { headers });
}

/**
 * Stores files that are not stored yet. One that fails to load is skipped.
 * @returns the total size of all files in bytes.
 */
export async function keepFiles({ cache, fetch: load, files, loading }: Files): Promise<number> {
  let bytes = 0;
  for (const path of files) {
    let file = loading === 'no-cache' ? undefined : await cache.match(path);
    if (!file) {
      const answered = await loaded(load, path, loading);
      if (answered?.status !== 200) continue;
      file = await kept(answered);
      await cache.put(path, file.clone());
    }
    bytes += Number(file.headers.get('content-length'));
  }
  return bytes;
}
