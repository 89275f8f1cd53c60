import type { IncomingHttpHeaders } from 'node:http';
import { BytesResponse } from '../bytes-response.ts';
import { isAccepted } from '../compress.ts';
import { ENCODING, type Dictionary } from './dictionary.ts';
import type { SiteDictionaries } from './site-dictionaries.ts';

/** The request header in which a browser names the dictionary that it has. */
export const AVAILABLE = 'available-dictionary';

/**
 * Whether a response is a page of the site. Stand-alone error pages and the editor's screen are documents,
 * too, but have little in common with pages, and their policy forbids fetching the dictionary.
 */
const isPage = (headers: Headers) =>
  headers.get('content-type')?.startsWith('text/html') === true &&
  headers.get('content-security-policy')?.includes("default-src 'none'") !== true;

/**
 * The dictionary to compress a document against, if its reader has one; a `Link` header points readers to the
 * current one. Browsers fetch it when idle.
 * @param headers of the response; gets `Vary` and `Link`.
 */
export function offered(
  dictionaries: SiteDictionaries | undefined,
  asked: IncomingHttpHeaders,
  headers: Headers,
): Dictionary | undefined {
  const current = dictionaries?.current();
  if (!dictionaries || !current || !isPage(headers)) return undefined;
  headers.append('vary', `accept-encoding, ${AVAILABLE}`);
  const accepts = String(asked['accept-encoding'] ?? '');
  const name = String(asked[AVAILABLE] ?? '');
  // Browsers accept this encoding only once they have a dictionary; before that they accept plain `zstd`.
  const isAble = ['zstd', ENCODING].some((encoding) => isAccepted(accepts, encoding));
  if (isAble && name !== current.name)
    headers.append('link', `<${current.path}>; rel="compression-dictionary"`);
  return isAccepted(accepts, ENCODING) ? dictionaries.named(name) : undefined;
}

/**
 * A dictionary as browsers get it: for documents of the whole site, and immutable. An unknown one gets an
 * uncached 404.
 */
export async function dictionaryResponse(
  dictionaries: SiteDictionaries,
  pathname: string,
  rules: Readonly<Record<string, string>>,
): Promise<Response> {
  const found = await dictionaries.at(pathname);
  const type = { ...rules, 'content-type': 'text/plain; charset=utf-8' };
  if (!found) {
    const headers = { ...type, 'cache-control': 'no-store' };
    return new Response('Такого словаря нет', { status: 404, headers });
  }
  const headers = {
    ...type,
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${found.coding}"`,
    'use-as-dictionary': 'match="/*", match-dest=("document")',
  };
  return new BytesResponse(found.bytes, { headers });
}
