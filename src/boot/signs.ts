/** What a visitor does first: from then on the page may have to answer. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** Whether somebody waits already: a member for the points, or a page whose content is live. */
function isAwaited(root: HTMLElement): boolean {
  return root.dataset['signed'] === 'in' || root.querySelector('[data-live]') !== null;
}

/** After the frame that is being painted now; a page in the background waits until it is seen. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** A pointer that rests where a page appears is told to have moved, by nothing. */
const isMeant = (sign: Event) =>
  sign.type !== 'pointermove' ||
  !(sign instanceof PointerEvent) ||
  sign.movementX !== 0 ||
  sign.movementY !== 0;

/**
 * Runs `work` when the visitor shows the first sign of life, and without one where somebody waits
 * or agreed to be counted. Until then the page is its HTML: it can be read and every link, menu
 * and form answers, so nothing needs to compete with the first paint for the processor.
 */
export function atFirstSign(work: () => void): void {
  const root = document.documentElement;
  const signed = new AbortController();
  const once = (sign?: Event) => {
    if (signed.signal.aborted || (sign && !isMeant(sign))) return;
    signed.abort();
    // The sign itself is answered first.
    setTimeout(work);
  };
  const listening = { capture: true, passive: true, signal: signed.signal };
  for (const sign of SIGNS) addEventListener(sign, once, listening);
  if (isAwaited(root)) afterPaint(once);
  else if (root.dataset['consent'] === 'yes') addEventListener('load', () => afterPaint(once));
}
