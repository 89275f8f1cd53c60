import { spareConnection } from '../client/page/ahead.ts';
import { readableAddress } from '../client/page/readable-address.ts';
import { notePresses } from './early-presses.ts';
import { givePageFacts } from './page-facts.ts';
import { showRest } from './show-rest.ts';
import { atFirstSign } from './signs.ts';
import { guardTexts } from './trusted-types.ts';
import { watchVideoPresses } from './video-presses.ts';
import { whenShown } from './when-shown.ts';

const readable = readableAddress(location.pathname);
if (readable !== location.pathname) {
  history.replaceState(history.state, '', readable + location.search + location.hash);
}

const pageNow = () => location.pathname + location.search;
const opened = pageNow();

/**
 * After a reload, Back may lead to another entry of the same document, which only an interactive
 * page can render. Before that, the document at that URL is loaded instead and this one is not
 * started.
 */
function openAnew(): void {
  const { dataset } = document.documentElement;
  if ('interactive' in dataset || pageNow() === opened) return;
  dataset['leaving'] = '';
  location.reload();
}

/**
 * A chunk that failed to load, after a deploy or on a bad connection, is requested again at the
 * next sign of life.
 */
function start(): void {
  atFirstSign(() => {
    import(/* webpackChunkName: "site" */ 'gatsby-production-app').catch(start);
  });
}

spareConnection();
guardTexts();
givePageFacts();
addEventListener('popstate', openAnew);
notePresses();
watchVideoPresses();
addEventListener('load', showRest);
whenShown(start);
