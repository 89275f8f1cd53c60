const FAILED = 'if (status === 500) {';

/**
 * The source of Gatsby's loader, which asks for the data of an error page when a page's fail with 500, and
 * again when those fail, without an end: each open page would keep asking a server that is down. Here
 * it gives up after its usual tries.
 */
export function errorPageOnce(loader: string): string {
  const parts = loader.split(FAILED);
  // The data of pages, and those of partial hydration.
  if (parts.length !== 3)
    throw new Error('Gatsby’s loader is another one: see src/build/error-page.ts.');
  return parts.join("if (status === 500 && pagePath !== '/500.html') {");
}
