/** The longest wait for an idle callback, in milliseconds. */
const SOON = { timeout: 5_000 };

/** The delay in browsers without `requestIdleCallback`. */
const A_WHILE = 200;

/** Resolves once the browser is idle. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), SOON);
    else setTimeout(resolve, A_WHILE);
  });
