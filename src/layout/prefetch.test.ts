/** @jest-environment jsdom */
import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, it } from '@jest/globals';
import { network } from '../stores/network.ts';
import { prefetchPage } from './prefetch.ts';

/** What waits for the browser to be idle, and the pages that were loaded. */
let waiting: { work: () => void; limit: number | undefined }[];
let loaded: string[];

beforeEach(() => {
  waiting = [];
  loaded = [];
  const deadline = { didTimeout: false, timeRemaining: () => 50 };
  window.requestIdleCallback = (work, options) =>
    waiting.push({ work: () => work(deadline), limit: options?.timeout });
  window.___loader = {
    loadPage(path) {
      loaded.push(path);
      return Promise.resolve(undefined);
    },
    loadPageSync: () => undefined,
  };
});

/** The browser is idle: what waits runs, and what follows from it is told. */
async function idle(): Promise<void> {
  for (const { work } of waiting.splice(0)) work();
  await setImmediate();
}

it('loads one page at a time, each in idle time or after two seconds', async () => {
  prefetchPage('/about/');
  prefetchPage('/faq/');
  prefetchPage('/about/');
  expect(loaded).toEqual([]);
  expect(waiting.map(({ limit }) => limit)).toEqual([2_000]);
  await idle();
  expect(loaded).toEqual(['/about/']);
  expect(waiting.map(({ limit }) => limit)).toEqual([2_000]);
  await idle();
  expect(loaded).toEqual(['/about/', '/faq/']);
  expect(waiting).toEqual([]);
});

it('keeps pages waiting without a network, also one that is lost before the browser is idle', async () => {
  prefetchPage('/catalog/');
  network.online = false;
  await idle();
  prefetchPage('/search/');
  await idle();
  expect([loaded, waiting]).toEqual([[], []]);
  network.online = true;
  await setImmediate();
  await idle();
  await idle();
  expect(loaded).toEqual(['/catalog/', '/search/']);
});
