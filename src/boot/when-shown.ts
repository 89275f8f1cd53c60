/**
 * Runs `work` when the page is shown: at once, unless the browser has opened it ahead
 * (src/config/ahead.ts). Until then nothing may be counted or asked on the visitor's behalf.
 */
export function whenShown(work: () => void): void {
  // Only Chromium opens pages ahead, and TypeScript's DOM types do not include it.
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', work, { once: true });
  } else work();
}
