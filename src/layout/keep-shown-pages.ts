/**
 * Has the browser keep what this document shows, if it can be read without a network. The code for that
 * loads on its own, after everything that a page needs for itself.
 */
export function keepShownPages(): void {
  if (process.env['OFFLINE_PAGES'] !== 'on') return;
  import(/* webpackChunkName: "keep" */ '../client/offline/keep.ts').then(
    ({ keepShownPages: keep }) => keep(),
    () => undefined,
  );
}
