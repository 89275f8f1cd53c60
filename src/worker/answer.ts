import { RETRY_FILE } from '../config/offline.ts';
import { isPageFile, isReadable, pathOfPage } from '../config/readable.ts';
import { KEPT_SHEET } from './plain-page.ts';
import type { Shelf } from './shelf.ts';
import type { Asked } from './worker-scope.ts';

/** First path segments of calls and editors, whose responses the worker never replaces. */
const ALONE =
  /^\/(?:admin|api|dev|editor|hooks|media|page-data|policy-reports|rest|slice-data)(?:\/|$)/;

/** The kind of a request; null: the browser handles it as if there were no worker. */
export type Wanted = 'page' | 'foreign page' | 'file' | null;

/** Classifies a request. */
export function kindOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): Wanted {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return null;
  const isForeign = ALONE.test(address.pathname);
  if (mode === 'navigate') return isForeign ? 'foreign page' : 'page';
  if (isForeign) return null;
  return isPageFile(address.pathname) || address.pathname === RETRY_FILE ? 'file' : null;
}

/**
 * The page from the network and nothing else. If the browser handled the request, it would send it twice: the
 * preload has already requested the page while the worker was starting.
 */
export const answerForeign = async (event: Asked, load = fetch): Promise<Response> =>
  (await event.preloadResponse) ?? (await load(event.request));

/** A failure that the visitor caused, by pressing «stop» or another link. */
const isGivenUp = (request: Request) => request.signal.aborted;

/** The page from the network, whatever its status; only without a response the kept one, or «Нет связи». */
export async function answerPage(event: Asked, shelf: Shelf, load = fetch): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  const path = pathOfPage(pathname);
  try {
    const page = await answerForeign(event, load);
    // An address with a query has responses of its own, and one without its trailing slash redirects.
    if (search === '' && pathname === path && isReadable(path))
      event.waitUntil(shelf.met(path, page.clone()));
    return page;
  } catch (failure) {
    const kept = isGivenUp(event.request)
      ? undefined
      : ((await shelf.page(path)) ?? (await shelf.offline()));
    if (kept) return kept;
    throw failure;
  }
}

/** The file from the network; the browser's cache has most of them. */
export async function answerFile(event: Asked, shelf: Shelf, load = fetch): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  if (search === KEPT_SHEET) return (await shelf.file(pathname)) ?? (await load(pathname));
  try {
    return await load(event.request);
  } catch (failure) {
    const kept = await shelf.file(pathname);
    if (kept) return kept;
    throw failure;
  }
}
