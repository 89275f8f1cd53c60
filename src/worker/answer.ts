import { RETRY_FILE } from '../config/offline.ts';
import { isPageFile, isReadable, pathOfPage } from '../config/readable.ts';
import type { Shelf } from './shelf.ts';
import type { Asked } from './worker-scope.ts';

/** First parts of addresses that belong to calls and editors: nothing replaces them. */
const ALONE =
  /^\/(?:admin|api|dev|editor|hooks|media|page-data|policy-reports|rest|slice-data)(?:\/|$)/;

/** What a request is for; null: the browser does it, as if there were no worker. */
export type Wanted = 'page' | 'foreign page' | 'file' | null;

/** What a request is for. */
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
 * The network's page and nothing else. Left to the browser it would be asked for twice: once already,
 * while the worker was starting.
 */
export const answerForeign = async (event: Asked, load = fetch): Promise<Response> =>
  (await event.preloadResponse) ?? (await load(event.request));

/** A failure that is not the network's: the visitor has pressed «stop», or another link. */
const isGivenUp = (request: Request) => request.signal.aborted;

/** The network's page, whatever it says; only without an answer the kept one, or «Нет связи». */
export async function answerPage(event: Asked, shelf: Shelf, load = fetch): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  const path = pathOfPage(pathname);
  try {
    const page = await answerForeign(event, load);
    // An address with a question has answers of its own, and one without its last slash leads on.
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

/** The network's file; the browser's cache answers for most of them. */
export async function answerFile(event: Asked, shelf: Shelf, load = fetch): Promise<Response> {
  try {
    return await load(event.request);
  } catch (failure) {
    const kept = await shelf.file(new URL(event.request.url).pathname);
    if (kept) return kept;
    throw failure;
  }
}
