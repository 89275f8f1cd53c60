import { CERTIFICATE_CACHE } from '../../config/certificate-cache.ts';
import { KEPT_MARK } from '../../config/offline.ts';
import { pageFiles } from './page-files.ts';
import { hasWorkers, tell } from './worker-at-work.ts';

/** The number of its codes, which are drawn later. */
const CODES = 2;

async function keep(card: Element): Promise<void> {
  const visit = document.querySelector(`[${KEPT_MARK.visit}]`);
  const html = card.outerHTML + (visit?.outerHTML ?? '');
  const files = pageFiles();
  // Without its cache the worker stores nothing: signing out removes the cache.
  await caches.open(CERTIFICATE_CACHE);
  await tell({ kind: 'certificate', html, files });
}

/**
 * Keeps a certificate (number, codes and optician as shown) on this device until its owner signs out, makes
 * room for another phone here or opens another one. If a page shows several, the first is kept, which is the
 * newest.
 */
export function keepCertificate(card: Element): void {
  if (!hasWorkers() || card !== document.querySelector(`[${KEPT_MARK.card}]`)) return;
  const whenDrawn = () => {
    if (card.querySelectorAll('svg').length < CODES) return;
    drawn.disconnect();
    void keep(card).catch(() => undefined);
  };
  const drawn = new MutationObserver(whenDrawn);
  drawn.observe(card, { childList: true, subtree: true });
  whenDrawn();
}
