/** Elements far below the window that src/styles/base.css does not lay out at first. */
export const PARTS = '[data-fold] ~ *, footer';
/** Milliseconds by which a busy page may delay each part. */
const PATIENCE = { timeout: 1_000 };

/**
 * Lays out the rest of a loaded page, one part per idle callback and frame: together they would be the
 * longest task of all (docs/decisions/186). Browsers that defer the layout support idle callbacks. The mark
 * stays: removing it would recalculate the styles of the whole page once more.
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
