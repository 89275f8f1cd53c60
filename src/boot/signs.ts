/** The first events of a visitor: from then on the page may have to respond. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Whether the page is needed without a sign of life: a member's points, or a page with live
 * content.
 */
function isAwaited(root: HTMLElement): boolean {
  return root.dataset['signed'] === 'in' || root.querySelector('[data-live]') !== null;
}

/** Runs after the current frame is painted; a background page waits until it becomes visible. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Browsers fire a pointermove when a page appears under a resting pointer; it does not count. */
const isMeant = (sign: Event) =>
  sign.type !== 'pointermove' ||
  !(sign instanceof PointerEvent) ||
  sign.movementX !== 0 ||
  sign.movementY !== 0;

/**
 * Runs `work` at the visitor's first sign of life, or without one for members, live pages and
 * visitors who agreed to analytics. Until then the page is plain HTML: it can be read, and every
 * link, menu and form works, so nothing has to compete with the first paint for the CPU.
 */
export function atFirstSign(work: () => void): void {
  const root = document.documentElement;
  const signed = new AbortController();
  const once = (sign?: Event) => {
    if (signed.signal.aborted || (sign && !isMeant(sign))) return;
    signed.abort();
    // The event itself is handled first.
    setTimeout(work);
  };
  const listening = { capture: true, passive: true, signal: signed.signal };
  for (const sign of SIGNS) addEventListener(sign, once, listening);
  if (isAwaited(root)) afterPaint(once);
  else if (root.dataset['consent'] === 'yes') addEventListener('load', () => afterPaint(once));
}
