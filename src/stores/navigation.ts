import { isLeftToBrowser } from '../client/page/ahead.ts';
import { isKept } from '../client/offline/is-kept.ts';
import { statusOf } from '../client/page/error-status.ts';
import { isBroken, type LoadedPage, type Navigate } from '../client/page/gatsby-runtime.ts';
import { movedTo } from '../client/page/moved-to.ts';
import { readableAddress, readableHash } from '../client/page/readable-address.ts';
import { takeReload } from '../client/page/reload-guard.ts';
import { pageFailure } from './page-failure.ts';
import { progress } from './progress.ts';

/** The number of the current navigation; a superseded one must not win at the end. */
let latest = 0;
/** Path and query of the current page. */
let shown = '';
/** The same for the page that Gatsby rendered last: it stays beneath an error page. */
let drawn = '';
/** The URL already belongs to another page, which has not been rendered yet. */
let isLeaving = false;

const pageOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search;

/**
 * The URL changes slightly before the page does; on Back, by as long as loading takes. Meanwhile the screen
 * shows the page of the old URL, so it is cleared.
 */
function clearOld(wanted: string): void {
  isLeaving = true;
  const [oldPath, newPath] = [drawn, wanted].map((page) => page.split('?')[0]);
  if (oldPath !== newPath) document.documentElement.dataset['leaving'] = '';
}

/** The screen matches the URL. */
function arrive(): void {
  isLeaving = false;
  delete document.documentElement.dataset['leaving'];
  progress.finish();
}

/** Back to the rendered page before another one was rendered. Gatsby does not report that. */
function stay(): void {
  latest += 1;
  shown = drawn;
  arrive();
}

/** The error page takes the requested page's URL, so that Back and Reload work as expected. */
function showFailure(url: string, page: LoadedPage | undefined): void {
  window.history.pushState({ key: String(Date.now()) }, '', url);
  shown = pageOf(window.location);
  pageFailure.current = { status: statusOf(page?.error), url };
}

/**
 * The URL that the browser itself has to load for a page: its new URL, or its own if stored for offline
 * reading.
 */
async function addressFor(url: string): Promise<string | null> {
  if (navigator.onLine) return movedTo(url);
  return (await isKept(url)) ? url : null;
}

/**
 * Handles a page that failed to load. Offline the visitor stays on the current page, unless the browser has
 * stored the other one. A moved URL redirects. Otherwise the browser itself gets one try per period, and
 * after that the error page is shown.
 */
async function handleFailure(own: number, url: string, page: LoadedPage | undefined) {
  const address = await addressFor(url);
  if (own !== latest) return;
  if (address !== null) {
    window.location.assign(address);
    return;
  }
  if (navigator.onLine && takeReload()) {
    window.location.assign(url);
    return;
  }
  progress.fail();
  if (navigator.onLine) showFailure(url, page);
}

async function open(url: string, go: () => void): Promise<void> {
  latest += 1;
  const own = latest;
  const { ___loader: loader } = window;
  const wanted = pageOf(new URL(url, window.location.href));
  const isThere = loader.loadPageSync(wanted) !== undefined;
  // A page in memory needs no loading, however long a slow device takes to render it.
  if (!isThere) progress.start();
  // Gatsby remembers a failure for the lifetime of the document, so a request that is bound to fail
  // is not made.
  const reachable = navigator.onLine || isThere;
  const page = reachable ? await loader.loadPage(wanted) : undefined;
  if (own !== latest) return;
  if (isBroken(page)) {
    await handleFailure(own, url, page);
    return;
  }
  clearOld(wanted);
  go();
}

function watchBackAndForward(): void {
  window.addEventListener('popstate', (event) => {
    const wanted = pageOf(window.location);
    if (wanted === shown && pageFailure.current !== null && !isLeaving) {
      // An anchor on the error page, which Gatsby does not know about.
      event.stopImmediatePropagation();
      return;
    }
    const known = window.___loader.loadPageSync(wanted, { withErrorDetails: true });
    if (known && isBroken(known)) {
      // Gatsby would try to render the remembered error as if it were a page.
      event.stopImmediatePropagation();
      window.location.reload();
      return;
    }
    pageFailure.current = null;
    if (wanted === drawn) {
      // Also when returning from an error page: the page beneath it is loaded.
      if (wanted !== shown || isLeaving) stay();
      return;
    }
    latest += 1;
    clearOld(wanted);
    if (!known) progress.start();
  });
}

/**
 * Adds the progress bar and the error handling to Gatsby's navigation. Gatsby's own hooks come too
 * late: `onPreRouteUpdate` is called when the page has loaded, and after a failed load Gatsby
 * leaves the document, each time it happens.
 */
export function watchNavigation(): void {
  // The document has its page before Gatsby renders it: an anchor followed meanwhile leads nowhere else.
  shown = pageOf(window.location);
  drawn = shown;
  const navigate = window.___navigate;
  const watched: Navigate = (to, options) => {
    if (typeof to === 'number') {
      navigate(to, options);
      return;
    }
    const address = new URL(to, window.location.href);
    // As in browsers, a link to the current URL adds nothing to the history.
    const isHere = address.href === window.location.href;
    const go = () => navigate(to, isHere ? { ...options, replace: true } : options);
    const isReadable =
      readableAddress(address.pathname) === address.pathname &&
      readableHash(address.hash) === address.hash;
    if (!isReadable || isLeftToBrowser(address)) {
      // Only the server can handle a URL that Gatsby cannot parse; for a link left to the browser, the
      // page may be prerendered already.
      window.location.assign(to);
      return;
    }
    const wanted = pageOf(address);
    if (wanted !== shown || pageFailure.current !== null) {
      void open(to, go);
      return;
    }
    // An anchor on the same page: nothing has to be loaded.
    if (isLeaving) stay();
    go();
  };
  window.___navigate = watched;
  watchBackAndForward();
}

/** Reports that a page is now shown; Gatsby's `onRouteUpdate`. */
export function pageShown(location: Pick<Location, 'pathname' | 'search'>): void {
  shown = pageOf(location);
  drawn = shown;
  pageFailure.current = null;
  arrive();
}
