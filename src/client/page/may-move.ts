import { SCROLL_ANIMATION } from '../../config/constants.ts';

/** In `em` as in styles: the browser's font size decides which layout fits. */
const wide = `(min-width: ${SCROLL_ANIMATION.minWidth / 16}em)`;
const lively = '(prefers-reduced-motion: no-preference)';

/**
 * Whether the window may scroll, and a map may move, by an animation: it is wide enough (section 9), and the
 * visitor does not prefer reduced motion.
 */
export const mayMove = (): boolean => matchMedia(`${wide} and ${lively}`).matches;
