/**
 * The worker at the same address when offline reading is turned off: browsers with the worker installed fetch
 * this one at their next visit. It removes all stored pages, and itself.
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
