/** What a browser says of requests that a test has fail on purpose: of these and of no others. */

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The console's word about replies of this status. One expression for all of them: Playwright takes
 * an option of several for something else.
 * @param paths of the addresses; a query that matters stands in them.
 */
export const statusOf = (status: number, ...paths: readonly string[]) =>
  new RegExp(`status of ${status} .*https?://[^/]+(?:${paths.map(escaped).join('|')})(?:[?#]|$)`);

/** What is asked of pages that are not there, and answered 404: each, its data, it once more. */
export const notFound = (...urls: readonly string[]) =>
  statusOf(
    404,
    ...urls.flatMap((url) => [url, url.replace(/\/$/, ''), `/page-data${url}page-data.json`]),
  );
