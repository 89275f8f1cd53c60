/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LoadedPage, Navigate } from '../client/page/gatsby-runtime.ts';
import { pageFailure } from './page-failure.ts';
import { pageShown, watchNavigation } from './navigation.ts';
import { progressState } from './progress.ts';

const root = document.documentElement;
const cleared = () => 'leaving' in root.dataset;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Gatsby's reaction to a URL. */
const navigate = jest.fn<Navigate>();
let loaded: LoadedPage = { status: 'success' };
/** The page that Gatsby has in memory, whatever the URL. */
let there: LoadedPage | undefined;

window.___navigate = navigate;
window.___loader = { loadPage: async () => loaded, loadPageSync: () => there };
watchNavigation();

/** Whether an anchor that is followed before Gatsby has rendered the page clears it. */
const clearedByEarlyAnchor = (() => {
  window.history.replaceState(null, '', '#form');
  window.dispatchEvent(new PopStateEvent('popstate'));
  return cleared();
})();

beforeEach(() => {
  loaded = { status: 'success' };
  there = undefined;
  navigate.mockClear();
  window.history.replaceState(null, '', '/articles/a/');
  pageShown(window.location);
});

it('does not clear the document for an anchor that a slow phone’s visitor follows before hydration', () => {
  expect(clearedByEarlyAnchor).toBe(false);
});

describe('the page being left', () => {
  it('stays until the next one is loaded, then is cleared and does not come back', async () => {
    window.___navigate('/articles/b/');
    expect(cleared()).toBe(false);
    await settled();
    expect(navigate).toHaveBeenCalledWith('/articles/b/', undefined);
    expect(cleared()).toBe(true);
    window.history.pushState(null, '', '/articles/b/');
    pageShown(window.location);
    expect(cleared()).toBe(false);
  });

  it('stays when only the query changes', async () => {
    window.___navigate('/articles/a/?q=1');
    await settled();
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(cleared()).toBe(false);
  });

  it('is cleared immediately on Back, where the URL changes first', () => {
    window.history.replaceState(null, '', '/articles/c/');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(cleared()).toBe(true);
  });

  it('is shown again when the visitor returns before the next one has loaded', async () => {
    window.___navigate('/articles/b/');
    await settled();
    window.history.pushState(null, '', '/articles/b/');
    expect(cleared()).toBe(true);
    window.history.replaceState(null, '', '/articles/a/');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(cleared()).toBe(false);
    expect(progressState.phase).toBe('idle');
  });

  it('is shown again by a link to it', () => {
    window.history.replaceState(null, '', '/articles/c/');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(cleared()).toBe(true);
    window.___navigate('/articles/a/#more');
    expect(navigate).toHaveBeenCalledWith('/articles/a/#more', undefined);
    expect(cleared()).toBe(false);
    expect(progressState.phase).toBe('idle');
  });

  it('is not repeated in the history by a link to its own URL, as in browsers', () => {
    window.___navigate('/articles/a/', { replace: false });
    expect(navigate).toHaveBeenLastCalledWith('/articles/a/', { replace: true });
    window.history.replaceState(null, '', '/articles/a/?q=1');
    pageShown(window.location);
    there = loaded;
    window.___navigate('/articles/a/?q=1#more', { replace: false });
    expect(navigate).toHaveBeenLastCalledWith('/articles/a/?q=1#more', { replace: false });
  });

  it('keeps waiting for the next page while the visitor follows anchors', async () => {
    window.___navigate('/articles/b/');
    window.history.replaceState(null, '', '/articles/a/#more');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(progressState.phase).toBe('waiting');
    await settled();
    expect(navigate).toHaveBeenCalledWith('/articles/b/', undefined);
  });

  it('is left without a progress bar for a loaded page, by a link and by Back', async () => {
    there = loaded;
    window.___navigate('/articles/b/');
    expect(progressState.phase).toBe('idle');
    await settled();
    expect(navigate).toHaveBeenCalledWith('/articles/b/', undefined);
    window.history.pushState(null, '', '/articles/b/');
    pageShown(window.location);
    window.history.replaceState(null, '', '/articles/c/');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(cleared()).toBe(true);
    expect(progressState.phase).toBe('idle');
  });

  it('stays beneath an error page, and is shown again on Back', async () => {
    loaded = { status: 'error' };
    // The single reload for this period is used up.
    window.sessionStorage.setItem('chunk-reload', String(Date.now()));
    window.___navigate('/faq/');
    await settled();
    expect(pageFailure.current).toMatchObject({ url: '/faq/' });
    window.history.pushState(null, '', '/faq/#content');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(pageFailure.current).toMatchObject({ url: '/faq/' });
    window.history.replaceState(null, '', '/articles/a/');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(pageFailure.current).toBeNull();
    expect(cleared()).toBe(false);
  });
});
