import { statusOf } from '../client/page/error-status.ts';
import { isBroken, type LoadedPage, type Navigate } from '../client/page/gatsby-runtime.ts';
import { movedTo } from '../client/page/moved-to.ts';
import { readableAddress } from '../client/page/readable-address.ts';
import { takeReload } from '../client/page/reload-guard.ts';
import { pageFailure } from './page-failure.ts';
import { progress } from './progress.ts';

/** The navigation under way; one that was overtaken by another must not win at the end. */
let latest = 0;
/** Path and query of the page that is shown. */
let shown = '';
/** The same of the page that Gatsby drew last: it stays beneath an error page. */
let drawn = '';
/** The address is that of another page already, which is not drawn yet. */
let isLeaving = false;

const pageOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search;

/**
 * The address changes a moment before the page does, on the way back as long before as loading
 * takes. What is on the screen then belongs to the old address, so it is cleared.
 */
function clearOld(wanted: string): void {
  isLeaving = true;
  const [oldPath, newPath] = [drawn, wanted].map((page) => page.split('?')[0]);
  if (oldPath !== newPath) document.documentElement.dataset['leaving'] = '';
}

/** What is on the screen is what the address says. */
function arrive(): void {
  isLeaving = false;
  delete document.documentElement.dataset['leaving'];
  progress.finish();
}

/** Back to the page that is drawn, before another one was. Gatsby tells nothing of that. */
function stay(): void {
  latest += 1;
  shown = drawn;
  arrive();
}

/** The error page takes the wanted page's address, so that Back and Reload mean what they say. */
function showFailure(url: string, page: LoadedPage | undefined): void {
  window.history.pushState({ key: String(Date.now()) }, '', url);
  shown = pageOf(window.location);
  pageFailure.current = { status: statusOf(page?.error), url };
}

/**
 * A page did not load. Without a network the visitor stays where they can read on. An address that
 * has moved leads on. Otherwise the browser itself gets one try in a while, and after that the
 * error page says so.
 */
async function handleFailure(own: number, url: string, page: LoadedPage | undefined) {
  const moved = navigator.onLine ? await movedTo(url) : null;
  if (own !== latest) return;
  if (moved !== null) {
    window.location.assign(moved);
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
  progress.start();
  // A failure stays in Gatsby's memory for as long as the document lives, so a request that is
  // bound to fail is not made.
  const reachable = navigator.onLine || loader.loadPageSync(wanted) !== undefined;
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
      // A place on the error page, of which Gatsby knows nothing.
      event.stopImmediatePropagation();
      return;
    }
    const known = window.___loader.loadPageSync(wanted, { withErrorDetails: true });
    if (known && isBroken(known)) {
      // Gatsby would try to draw the error it remembers as if it were a page.
      event.stopImmediatePropagation();
      window.location.reload();
      return;
    }
    pageFailure.current = null;
    if (wanted === drawn) {
      // The way back from an error page, too: the page beneath it is there.
      if (wanted !== shown || isLeaving) stay();
      return;
    }
    latest += 1;
    clearOld(wanted);
    progress.start();
  });
}

/**
 * Puts the progress bar and the handling of failures round Gatsby's navigation. Its own hooks come
 * too late for that: `onPreRouteUpdate` is called when the page has loaded, and a page that has
 * not makes it leave the document, as often as that happens.
 */
export function watchNavigation(): void {
  const navigate = window.___navigate;
  const watched: Navigate = (to, options) => {
    const go = () => navigate(to, options);
    if (typeof to === 'number') {
      go();
      return;
    }
    const address = new URL(to, window.location.href);
    if (readableAddress(address.pathname) !== address.pathname) {
      // The server alone can answer what Gatsby cannot read.
      window.location.assign(to);
      return;
    }
    const wanted = pageOf(address);
    if (wanted !== shown || pageFailure.current !== null) {
      void open(to, go);
      return;
    }
    // A place on the same page: nothing has to be loaded.
    if (isLeaving) stay();
    go();
  };
  window.___navigate = watched;
  watchBackAndForward();
}

/** Tells that a page is shown now; Gatsby's `onRouteUpdate`. */
export function pageShown(location: Pick<Location, 'pathname' | 'search'>): void {
  shown = pageOf(location);
  drawn = shown;
  pageFailure.current = null;
  arrive();
}
