import { routes } from '../../config/routes.ts';

/** Addresses that are no pages: calls, and the forms that the edge takes. */
const NO_PAGES = ['/rest/', routes.view, routes.cityChoose, routes.review];

/** What advertisements add to an address; Yandex then takes both for one page. */
const MARKS = 'utm_source&utm_medium&utm_campaign&utm_content&utm_term&yclid&gclid';

/**
 * Where robots may go and what they find there. Pages that are not for search results are open to
 * them: a page that is forbidden can still be listed, by its address, for nobody reads its `noindex`.
 */
export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    ...NO_PAGES.map((path) => `Disallow: ${path}`),
    `Clean-param: ${MARKS}`,
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
