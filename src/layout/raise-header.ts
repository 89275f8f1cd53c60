import { HEADER_ACTIVE_AFTER } from '../config/constants.ts';

/**
 * Marks a scrolled page in browsers without scroll-driven animations (Firefox, Safari before 26), where styles
 * alone cannot tell: see `HeaderLift.module.css`. Scrolling is a sign that starts the scripts, so at the top of
 * the page nothing is missing before.
 */
export function raiseHeader(): void {
  if (CSS.supports('animation-timeline: scroll()')) return;
  const { documentElement: html } = document;
  const mark = () => html.toggleAttribute('data-scrolled', window.scrollY > HEADER_ACTIVE_AFTER);
  window.addEventListener('scroll', mark, { passive: true });
  mark();
}
