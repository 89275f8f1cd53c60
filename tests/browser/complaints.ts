/** Console messages about requests that a test makes fail on purpose, and about no others. */

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The console's message about responses with this status. One expression for all of them:
 * Playwright treats an option with several differently.
 * @param paths of the URLs, with the query if it matters.
 */
export const statusOf = (status: number, ...paths: readonly string[]) =>
  new RegExp(`status of ${status} .*https?://[^/]+(?:${paths.map(escaped).join('|')})(?:[?#]|$)`);

/** Requests for missing pages that get a 404: each page, its data, and the page again. */
export const notFound = (...urls: readonly string[]) =>
  statusOf(
    404,
    ...urls.flatMap((url) => [url, url.replace(/\/$/, ''), `/page-data${url}page-data.json`]),
  );
