/**
 * Has the browser keep the pages of this document that are readable offline. The code for that is a separate
 * chunk, loaded after everything that the page itself needs.
 */
export function keepShownPages(): void {
  if (process.env['OFFLINE_PAGES'] !== 'on') return;
  import(/* webpackChunkName: "keep" */ '../client/offline/keep.ts').then(
    ({ keepShownPages: keep }) => keep(),
    () => undefined,
  );
}
