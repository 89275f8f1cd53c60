import { mayMove } from '../client/page/may-move.ts';
import { SCROLL_ANIMATION } from '../config/constants.ts';

/** On `<html>` during a scroll; Gatsby's own jump to the anchor waits for it. */
const MARK = 'data-scrolling';

/** Ease in and out; from 0 to 1. */
const eased = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2);

/** Scrolling by the visitor always wins. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

function moveTo(end: number): void {
  const { documentElement: html } = document;
  const start = window.scrollY;
  const begun = performance.now();
  const stopped = new AbortController();
  const stop = () => {
    stopped.abort();
    html.removeAttribute(MARK);
  };
  for (const event of INTERRUPTIONS) {
    window.addEventListener(event, stop, { signal: stopped.signal, passive: true });
  }
  const step = (now: number) => {
    if (stopped.signal.aborted) return;
    const part = Math.min(1, Math.max(0, now - begun) / SCROLL_ANIMATION.duration);
    window.scrollTo(0, start + (end - start) * eased(part));
    if (part < 1) requestAnimationFrame(step);
    else stop();
  };
  html.setAttribute(MARK, '');
  requestAnimationFrame(step);
}

/**
 * Goes to an anchor as the browser does, which also moves the focus and `:target`, and then
 * animates the way: back to where the page was, and from there to the anchor in 600 ms.
 */
function follow(hash: string): void {
  const start = window.scrollY;
  document.documentElement.setAttribute(MARK, '');
  // As a link does; assigning the current hash would not move the focus once more.
  if (window.location.hash === hash) window.location.replace(hash);
  else window.location.hash = hash;
  const end = window.scrollY;
  window.scrollTo(0, start);
  moveTo(end);
}

/** Animates links within the same page; `scroll-behavior: smooth` has no configurable duration. */
export function animateAnchors(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const hash = event.target.closest('a[href^="#"]')?.getAttribute('href');
    if (!hash || hash === '#' || !mayMove()) return;
    event.preventDefault();
    follow(hash);
  });
}
