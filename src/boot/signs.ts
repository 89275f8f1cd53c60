import { AWAITED, SIGNS } from '../client/page/early-signs.ts';
import { afterLoad } from './after-load.ts';

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
 * @param early signs that were given before this script ran.
 */
export function atFirstSign(work: () => void, early: readonly Event[] = []): void {
  const signed = new AbortController();
  const once = (sign?: Event) => {
    if (signed.signal.aborted || (sign && !isMeant(sign))) return;
    signed.abort();
    // The event itself is handled first.
    setTimeout(work);
  };
  const listening = { capture: true, passive: true, signal: signed.signal };
  for (const sign of [...SIGNS, 'pointermove']) addEventListener(sign, once, listening);
  if (early.length > 0) once();
  else if (document.querySelector(AWAITED)) afterPaint(once);
  else if (document.documentElement.dataset['consent'] === 'yes') afterLoad(() => afterPaint(once));
}
