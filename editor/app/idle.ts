/** Milliseconds that a browser may take until it is asked again. */
const SOON = { timeout: 5_000 };

/** The same where a browser does not tell that it is idle. */
const A_WHILE = 200;

/** Resolves once the browser has nothing to do. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no word for an idle moment.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), SOON);
    else setTimeout(resolve, A_WHILE);
  });
