import { spareConnection } from '../client/page/ahead.ts';
import { takeEarly } from '../client/page/early-signs.ts';
import { readableAddress, readableHash } from '../client/page/readable-address.ts';
import { afterLoad } from './after-load.ts';
import { notePresses } from './early-presses.ts';
import { noteCampaign } from './note-campaign.ts';
import { givePageFacts } from './page-facts.ts';
import { showRest } from './show-rest.ts';
import { atFirstSign } from './signs.ts';
import { guardTexts } from './trusted-types.ts';
import { watchVideoPresses } from './video-presses.ts';
import { whenShown } from './when-shown.ts';

const pageAt = (address: string) => address.split('#', 1)[0];
const [openedAt, ...early] = takeEarly();
const wasLeft = pageAt(openedAt) !== pageAt(location.href);

/**
 * Replaces an address that Gatsby could not parse, before Gatsby reads it: that of the document, and one typed
 * while the page is open.
 */
function mendAddress(): void {
  const { pathname, search, hash } = location;
  const readable = readableAddress(pathname) + search + readableHash(hash);
  if (readable !== pathname + search + hash) history.replaceState(history.state, '', readable);
}

mendAddress();

const opened = pageAt(location.href);

/** Loads the document of the history entry's URL. */
function openThere(): void {
  document.documentElement.dataset['leaving'] = '';
  location.reload();
}

/**
 * After a reload, Back may lead to another entry of the same document, which only an interactive
 * page can render. Before that, the document at that URL is loaded instead and this one is not
 * started.
 */
function openAnew(): void {
  if ('interactive' in document.documentElement.dataset) return;
  if (pageAt(location.href) !== opened) openThere();
}

/**
 * A chunk that failed to load, after a deploy or on a bad connection, is requested again at the
 * next sign of life.
 */
function start(signs?: readonly Event[]): void {
  atFirstSign(() => {
    import(/* webpackChunkName: "site" */ 'gatsby-production-app').catch(() => start());
  }, signs);
}

if (wasLeft) openThere();
spareConnection();
guardTexts();
givePageFacts();
addEventListener('popstate', mendAddress);
addEventListener('popstate', openAnew);
notePresses(early);
watchVideoPresses();
afterLoad(showRest);
whenShown(() => {
  noteCampaign();
  start(early);
});
