/** The service worker: keeps pages that were read readable offline (docs/decisions/142). */
import type { Told } from '../config/offline.ts';
import { answerFile, answerForeign, answerPage, kindOf } from './answer.ts';
import { createShelf } from './shelf.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

const shelf = createShelf({
  caches: self.caches,
  // Wrapped, because the browser's `fetch` must be called on its scope.
  fetch: (...request) => fetch(...request),
  now: () => Date.now(),
});

self.addEventListener('install', (event) => {
  // The next version takes over at once: it prefers the network, like this one.
  event.waitUntil(Promise.all([shelf.prepare(), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  // Requests pages while the worker starts.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});

self.addEventListener('message', (event) => {
  // Only pages of this origin can send messages, and they are ours.
  event.waitUntil(shelf.hear(event.data as Told));
});

self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, self.location.origin);
  if (kind === 'page') event.respondWith(answerPage(event, shelf));
  else if (kind === 'foreign page') event.respondWith(answerForeign(event));
  else if (kind === 'file') event.respondWith(answerFile(event, shelf));
});
