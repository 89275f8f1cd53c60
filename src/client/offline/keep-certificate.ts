import { CERTIFICATE_CACHE } from '../../config/certificate-cache.ts';
import { KEPT_MARK } from '../../config/offline.ts';
import { pageFiles } from './page-files.ts';
import { hasWorkers, tell } from './worker-at-work.ts';

/** Its codes, which are drawn a moment later. */
const CODES = 2;

async function keep(card: Element): Promise<void> {
  const visit = document.querySelector(`[${KEPT_MARK.visit}]`);
  const html = card.outerHTML + (visit?.outerHTML ?? '');
  const files = pageFiles();
  // Without its cache the worker keeps nothing: signing out removes that.
  await caches.open(CERTIFICATE_CACHE);
  await tell({ kind: 'certificate', html, files });
}

/**
 * Keeps a certificate on this device until its owner signs out or makes room for another phone here,
 * or another one is shown: number, codes and optician as they are shown. Of several on a page the
 * first is kept, which is the newest.
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
