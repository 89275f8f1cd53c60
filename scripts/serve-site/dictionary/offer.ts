import type { IncomingHttpHeaders } from 'node:http';
import { BytesResponse } from '../bytes-response.ts';
import { isAccepted } from '../compress.ts';
import { ENCODING, type Dictionary } from './dictionary.ts';
import type { SiteDictionaries } from './site-dictionaries.ts';

/** The request header in which a browser names the dictionary that it has. */
export const AVAILABLE = 'available-dictionary';

/**
 * Whether a response is a page of the site. Error pages that stand alone and the editor's screen are
 * documents, too, but have little in common with pages, and their policy forbids them to fetch it.
 */
const isPage = (headers: Headers) =>
  headers.get('content-type')?.startsWith('text/html') === true &&
  headers.get('content-security-policy')?.includes("default-src 'none'") !== true;

/**
 * The dictionary that a document is compressed against, if its reader has one; and otherwise tells the
 * reader where there is one. Browsers fetch that when they have nothing else to do.
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
  // Browsers accept this encoding only once they have a dictionary, and before that its like.
  const isAble = ['zstd', ENCODING].some((encoding) => isAccepted(accepts, encoding));
  if (isAble && name !== current.name)
    headers.append('link', `<${current.path}>; rel="compression-dictionary"`);
  return isAccepted(accepts, ENCODING) ? dictionaries.named(name) : undefined;
}

/**
 * A dictionary as browsers get it: for documents of the whole site, and for good. One that nobody
 * knows any more is not found, and may be asked for again.
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
