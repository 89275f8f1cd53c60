import { subscribe } from 'valtio';
import { whenIdle } from '../client/page/idle.ts';
import { PREFETCH_IDLE_TIMEOUT } from '../config/constants.ts';
import { mayPrefetch, network } from '../stores/network.ts';

/** Pages whose links are in sight, in the order they came into it. */
const wanted = new Set<string>();
let running = false;

function next(): void {
  const [page] = wanted;
  if (running || page === undefined || !mayPrefetch(network)) return;
  running = true;
  whenIdle(async () => {
    // The network may have gone while the browser was busy; a failure would stay in its memory.
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
 * Fetches a page whose link is in sight, so that a click finds it there: one at a time, when the
 * browser is idle, and never offline, on 2g or against the wish to save data. What must not be
 * fetched now waits for better times.
 */
export function prefetchPage(page: string): void {
  wanted.add(page);
  next();
}
