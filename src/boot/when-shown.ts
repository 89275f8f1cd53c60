/**
 * Runs `work` when the page is shown: at once, unless the browser is prerendering it (src/config/ahead.ts).
 * Until then nothing may be counted or requested on the visitor's behalf.
 */
export function whenShown(work: () => void): void {
  // Only Chromium prerenders pages, and TypeScript's DOM types lack the property.
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', work, { once: true });
  } else work();
}
