import { readableAddress } from '../client/page/readable-address.ts';
import { notePresses } from './early-presses.ts';
import { givePageFacts } from './page-facts.ts';
import { atFirstSign } from './signs.ts';
import { guardTexts } from './trusted-types.ts';

const readable = readableAddress(location.pathname);
if (readable !== location.pathname) {
  history.replaceState(history.state, '', readable + location.search + location.hash);
}

const pageNow = () => location.pathname + location.search;
const opened = pageNow();

/**
 * After a reload, Back may mean another page of the same document, which only an interactive page
 * can draw: before, the document of that address is asked for, and this one is not begun any more.
 */
function openAnew(): void {
  const { dataset } = document.documentElement;
  if ('interactive' in dataset || pageNow() === opened) return;
  dataset['leaving'] = '';
  location.reload();
}

/** A chunk that did not come, after a deploy or on a bad line, is asked for again at the next sign. */
function start(): void {
  atFirstSign(() => {
    import(/* webpackChunkName: "site" */ 'gatsby-production-app').catch(start);
  });
}

guardTexts();
givePageFacts();
addEventListener('popstate', openAnew);
notePresses();
start();
