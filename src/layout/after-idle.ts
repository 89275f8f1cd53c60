import { watchNetwork } from '../stores/network.ts';
import { watchCity } from '../stores/watch-city.ts';
import { watchSession } from '../stores/watch-session.ts';
import { watchView } from '../stores/watch-view.ts';
import { translateAnnouncer } from './announcer.ts';
import { closeLeftPanels } from './close-left-panels.ts';
import { keepShownPages } from './keep-shown-pages.ts';
import { raiseHeader } from './raise-header.ts';
import { startAnalytics } from './start-analytics.ts';
import { animateAnchors } from './scroll-to-anchor.ts';
import { watchPrompts } from './watch-prompts.ts';

export { PageExtras } from './PageExtras.tsx';
export { prefetchPage } from './prefetch.ts';

let started = false;

/**
 * Starts the work deferred to an idle moment; once per document, however often the frame is
 * created.
 */
export function startAfterIdle(): void {
  if (started) return;
  started = true;
  watchNetwork();
  watchCity();
  watchSession();
  watchView();
  startAnalytics();
  watchPrompts();
  raiseHeader();
  animateAnchors();
  translateAnnouncer();
  closeLeftPanels();
  keepShownPages();
}
