import { watch } from 'node:fs';
import type { PublishedSite, Release } from '../../regenerator/publish/published-site.ts';

/** Milliseconds after which the pointer is read even without a change notification. */
const LOOK = 1_000;

/**
 * Takes each release that is served from now on, one after the other; of those published while one is being
 * taken, only the newest. Ends with the signal, or with the error of `take`.
 */
export async function keepUp(
  site: string,
  published: PublishedSite,
  take: (release: Release) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let taken: number | null = null;
  while (!signal.aborted) {
    const changed = Promise.withResolvers<void>();
    const watcher = watch(site, () => changed.resolve());
    watcher.on('error', () => changed.resolve());
    const timer = setTimeout(changed.resolve, LOOK);
    signal.addEventListener('abort', () => changed.resolve(), { once: true });
    try {
      if (published.number() !== taken) {
        const release = await published.release();
        if (release) await take(release);
        taken = release?.number ?? null;
      } else await changed.promise;
    } finally {
      clearTimeout(timer);
      watcher.close();
    }
  }
}
