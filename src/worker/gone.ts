/**
 * What stands at the worker's address where keeping is turned off: browsers that have the worker fetch
 * this one at their next visit. It removes all that was kept, and itself.
 */
import { CERTIFICATE_CACHE } from '../config/certificate-cache.ts';
import { PAGES_CACHE } from '../config/offline.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const kept = [PAGES_CACHE, CERTIFICATE_CACHE].map((name) => self.caches.delete(name));
  event.waitUntil(Promise.all([...kept, self.registration.unregister()]));
});
