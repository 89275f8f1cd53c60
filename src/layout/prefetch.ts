import { subscribe } from 'valtio';
import { whenIdle } from '../client/page/idle.ts';
import { PREFETCH_IDLE_TIMEOUT } from '../config/constants.ts';
import { mayPrefetch, network } from '../stores/network.ts';

/** Pages whose links are in view, in the order they came into view. */
const wanted = new Set<string>();
let running = false;

function next(): void {
  const [page] = wanted;
  if (running || page === undefined || !mayPrefetch(network)) return;
  running = true;
  whenIdle(async () => {
    // The connection may have been lost while the browser was busy; Gatsby would remember the failure.
    if (mayPrefetch(network)) {
      wanted.delete(page);
      await window.___loader.loadPage(page).catch(() => undefined);
    }
    running = false;
    next();
  }, PREFETCH_IDLE_TIMEOUT);
}

subscribe(network, next);

/**
 * Prefetches a page whose link is in view, so that a click finds it loaded: one at a time, when the browser
 * is idle, and never offline, on 2g or with data saving on. Pages that must not be fetched now wait until
 * they may be.
 */
export function prefetchPage(page: string): void {
  wanted.add(page);
  next();
}
