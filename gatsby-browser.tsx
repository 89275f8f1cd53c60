import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './src/styles/layers.css';
import './src/styles/fonts.css';
import './src/styles/tokens.css';
import './src/styles/base.css';
import './src/styles/narrow.css';
import './src/styles/view.css';
import './src/styles/announcer.css';
import './src/styles/print.css';
import { playPresses } from './src/boot/early-presses.ts';
import { leftPage, track } from './src/client/analytics/analytics.ts';
import { takeOverLinks } from './src/client/page/ahead.ts';
import { keepLateStyles } from './src/client/page/late-styles.ts';
import { nextTask } from './src/client/page/next-task.ts';
import { openAround } from './src/client/page/open-around.ts';
import { keepFont } from './src/client/page/steady-font.ts';
import { noteHydration } from './src/client/page/render-next.ts';
import { guardChunks } from './src/client/page/reload-guard.ts';
import {
  bearTranslation,
  isTranslated,
  takeTranslationBack,
} from './src/client/page/translated-nodes.ts';
import { isFiltered, isPersonal } from './src/config/routes.ts';
import { loadAfterIdle } from './src/layout/load-after-idle.ts';
import { pageShown, watchNavigation } from './src/stores/navigation.ts';

export { wrapPage as wrapPageElement } from './src/layout/wrap-page.tsx';

// Runs at module load, not in a hook: this listener must be registered before Gatsby's own.
guardChunks();

/** Gatsby begins with the page once it resolves: not in the task that has run all scripts. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  await nextTask();
  bearTranslation();
  keepFont();
  keepLateStyles();
  // What is taken over is whole (src/boot/show-rest.ts).
  delete document.documentElement.dataset['lean'];
  watchNavigation();
};

const drawNothing = () => {};

let hydratedFrom = Number.NEGATIVE_INFINITY;

/**
 * As a transition, hydration yields to input every few milliseconds: the default is one long task. A
 * translated page takes that: the translator would get in between.
 */
const hydrate = async (page: ReactNode, container: Element) => {
  const begin = () => {
    hydratedFrom = performance.now();
    hydrateRoot(container, page);
  };
  if (!isTranslated()) {
    startTransition(begin);
    return;
  }
  await takeTranslationBack(`#${container.id}`);
  begin();
};

/**
 * A document that is about to be replaced (src/boot) must not render the new URL. In develop mode there is
 * nothing to hydrate.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => {
  if ('leaving' in document.documentElement.dataset) return drawNothing;
  return document.getElementById('gatsby-focus-wrapper') ? hydrate : undefined;
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  noteHydration(performance.now() - hydratedFrom);
  takeOverLinks();
  playPresses();
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation }) => {
  leftPage(prevLocation?.href);
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  pageShown(location);
  if (prevLocation && prevLocation.pathname !== location.pathname) {
    track({ event: 'page', url: location.href, referrer: prevLocation.href });
  }
};

/** Gatsby's own prefetching ignores both the offline state and the idle timeout. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;

/** The menu of the personal area is always in view, so its pages are prefetched on hover. */
export const onPrefetchPathname: GatsbyBrowser['onPrefetchPathname'] = ({ pathname }) => {
  if (isPersonal(pathname)) return;
  loadAfterIdle(({ prefetchPage }) => prefetchPage(pathname));
};

/**
 * The browser itself scrolled the first page, and the reader may have moved since. An animated
 * scroll to an anchor ends where Gatsby's jump would, only later. When only a filter changed, the
 * page stays where it is. This is the last hook before Gatsby scrolls: what is closed around an anchor opens now.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  if (prevRouterProps === undefined) return false;
  openAround(location.hash);
  return (
    !document.documentElement.hasAttribute('data-scrolling') &&
    !(prevRouterProps.location.pathname === location.pathname && isFiltered(location.pathname))
  );
};
