/**
 * Runs work when the browser has nothing better to do, and after `timeout` milliseconds in any
 * case. Safari knows no idle time: there it is the next turn.
 */
export function whenIdle(work: () => void, timeout: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work(), { timeout });
  else setTimeout(work, 1);
}
