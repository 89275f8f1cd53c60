import type { GatsbyBrowser } from 'gatsby';
import './src/styles/layers.css';
import './src/styles/fonts.css';
import './src/styles/tokens.css';
import './src/styles/base.css';
import './src/styles/view.css';
import './src/styles/print.css';
import { playPresses } from './src/boot/early-presses.ts';
import { leftPage, track } from './src/client/analytics/analytics.ts';
import { guardChunks } from './src/client/page/reload-guard.ts';
import { isFiltered, isPersonal } from './src/config/routes.ts';
import { loadAfterIdle } from './src/layout/load-after-idle.ts';
import { pageShown, watchNavigation } from './src/stores/navigation.ts';

export { wrapPage as wrapPageElement } from './src/layout/wrap-page.tsx';

// While this module loads and not in a hook: Gatsby's own listener must come second.
guardChunks();

export const onClientEntry: GatsbyBrowser['onClientEntry'] = watchNavigation;

const drawNothing = () => {};

/** A document that is about to be another one (src/boot) has nothing to draw of that one's address. */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () =>
  'leaving' in document.documentElement.dataset ? drawNothing : undefined;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = playPresses;

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation }) => {
  leftPage(prevLocation?.href);
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  pageShown(location);
  if (prevLocation && prevLocation.pathname !== location.pathname) {
    track({ event: 'page', url: location.href, referrer: prevLocation.href });
  }
};

/** Gatsby's own prefetching knows no offline and no idle time-out. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;

/** The personal area's menu is always in sight: its pages come when they are pointed at. */
export const onPrefetchPathname: GatsbyBrowser['onPrefetchPathname'] = ({ pathname }) => {
  if (isPersonal(pathname)) return;
  loadAfterIdle(({ prefetchPage }) => prefetchPage(pathname));
};

/**
 * The browser itself found the place of the first page, and its reader may have moved on since. An
 * animated scroll to an anchor ends where Gatsby's jump would, only later. Where only a filter
 * changed, the page stays under the finger that pressed it.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
}) =>
  prevRouterProps !== undefined &&
  !document.documentElement.hasAttribute('data-scrolling') &&
  !(prevRouterProps.location.pathname === location.pathname && isFiltered(location.pathname));
