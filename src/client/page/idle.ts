/**
 * Runs work when the browser is idle, and after `timeout` milliseconds in any case. Safari has no
 * idle callback: there it runs in the next task.
 */
export function whenIdle(work: () => void, timeout: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work(), { timeout });
  else setTimeout(work, 1);
}
