/**
 * Resolves in a task of its own: before it the browser may paint and respond to input. Ahead of what else waits,
 * where the browser can (Safari cannot yet).
 */
export const nextTask = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
