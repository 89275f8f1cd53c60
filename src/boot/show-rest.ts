/** What src/styles/base.css does not lay out at first, far below the window. */
export const PARTS = '[data-fold] ~ *, footer';
/** Milliseconds that a busy page may put off each part. */
const PATIENCE = { timeout: 1_000 };

/**
 * Lays out the rest of a page that has loaded, one part in each idle moment: together they would be
 * the longest task of all (docs/decisions/186). Browsers that leave it for later have idle moments.
 */
export function showRest(): void {
  const { dataset } = document.documentElement;
  const parts = document.querySelectorAll(PARTS).values();
  const next = () => {
    const { value: part } = parts.next();
    if (part) {
      part.setAttribute('data-shown', '');
      requestIdleCallback(next, PATIENCE);
    } else delete dataset['lean'];
  };
  if ('lean' in dataset) requestIdleCallback(next, PATIENCE);
}
