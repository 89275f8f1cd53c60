/** What src/styles/base.css does not lay out at first, far below the window. */
export const PARTS = '[data-fold] ~ *, footer';
/** Milliseconds that a busy page may put off each part. */
const PATIENCE = { timeout: 1_000 };

/**
 * Lays out the rest of a page that has loaded, one part in each idle moment and frame: together they
 * would be the longest task of all (docs/decisions/186). Browsers that leave it for later have idle
 * moments. The mark stays: without it, the styles of the whole page would be calculated once more.
 */
export function showRest(): void {
  if (!('lean' in document.documentElement.dataset)) return;
  const parts = document.querySelectorAll(PARTS).values();
  const later = () => requestIdleCallback(next, PATIENCE);
  const next = () => {
    const { value: part } = parts.next();
    if (!part) return;
    part.setAttribute('data-shown', '');
    requestAnimationFrame(later);
  };
  later();
}
