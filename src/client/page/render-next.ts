import { flushSync } from 'react-dom';

/** Milliseconds; rendering, styling and laying out another page takes about twice as long. */
const QUICK_HYDRATION = 40;
/** Milliseconds of a task that delays the response to input. */
const LONG_TASK = 50;

let isQuick = false;

/** @param milliseconds how long the hydration of the page took. */
export function noteHydration(milliseconds: number): void {
  isQuick = milliseconds <= QUICK_HYDRATION;
}

/**
 * Renders the page of a new URL, instead of the router (src/build/at-once.ts): at once on a quick device, where
 * the next frame shows it. On a slow one the browser first paints the response to the click.
 */
export function renderNext(render: () => void): void {
  if (!isQuick) {
    requestAnimationFrame(render);
    return;
  }
  const from = performance.now();
  flushSync(render);
  isQuick = performance.now() - from <= LONG_TASK;
}
