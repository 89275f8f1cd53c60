const wrong = () => new Error('Gatsby’s loader is another one: see src/build/page-loader.ts.');

/** Two methods that only partial hydration needs, each up to the next one. */
const METHODS = [
  ['  fetchPartialHydrationJson(loadObj) {', '  loadPageDataJson(rawPath) {'],
  ['  loadPartialHydrationJson(rawPath) {', '  loadSliceDataJson(sliceName) {'],
] as const;

/** Conditions that hold only with partial hydration. */
const CONDITIONS = [
  'global.hasPartialHydration',
  'typeof rscDataResponse?.payload === `string`',
] as const;

/** Without the code that runs only with partial hydration, which this site does not use. */
function withoutPartialHydration(loader: string): string {
  let rest = loader;
  for (const [method, next] of METHODS) {
    const [from, to] = [rest.indexOf(method), rest.indexOf(next)];
    if (from < 0 || to < from) throw wrong();
    rest = rest.slice(0, from) + rest.slice(to);
  }
  for (const condition of CONDITIONS) {
    if (!rest.includes(condition)) throw wrong();
    rest = rest.replaceAll(condition, 'false');
  }
  return rest;
}

const FAILED = 'if (status === 500) {';

/**
 * Gatsby asks for the data of an error page when a page's fail with 500, and again when those fail, without an
 * end: each open page would keep asking a server that is down. Here it gives up after its usual tries.
 */
function withErrorPageOnce(loader: string): string {
  const parts = loader.split(FAILED);
  if (parts.length !== 2) throw wrong();
  return parts.join("if (status === 500 && pagePath !== '/500.html') {");
}

/** The source of Gatsby's loader of pages, changed for this site. */
export const pageLoader = (loader: string): string =>
  withErrorPageOnce(withoutPartialHydration(loader));
