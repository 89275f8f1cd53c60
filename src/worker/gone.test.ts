import { afterEach, expect, it } from '@jest/globals';
import { CERTIFICATE_CACHE } from '../config/certificate-cache.ts';
import { PAGES_CACHE } from '../config/offline.ts';
import { memoryCaches } from '../../tests/examples/memory-caches.ts';

type Lasting = { waitUntil(work: Promise<unknown>): void };

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'self');
});

it('removes the caches of kept pages, then unregisters itself', async () => {
  const caches = memoryCaches();
  for (const name of [PAGES_CACHE, CERTIFICATE_CACHE, 'of others']) await caches.open(name);
  const done: string[] = [];
  const handlers = new Map<string, (event: Lasting) => void>();
  const scope = {
    caches,
    registration: { unregister: async () => done.push('unregistered') },
    skipWaiting: async () => done.push('took over'),
    addEventListener: (name: string, handle: (event: Lasting) => void) =>
      handlers.set(name, handle),
  };
  Object.defineProperty(globalThis, 'self', { configurable: true, value: scope });
  await import('./gone.ts');
  for (const name of ['install', 'activate']) {
    await new Promise((resolve) => {
      handlers.get(name)?.({ waitUntil: (work) => void work.then(resolve) });
    });
  }
  expect(done).toEqual(['took over', 'unregistered']);
  expect(await Promise.all([PAGES_CACHE, CERTIFICATE_CACHE, 'of others'].map(caches.has))).toEqual([
    false,
    false,
    true,
  ]);
});
