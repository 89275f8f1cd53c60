import { EDITOR_PREFIXES } from '../../config/editor-addresses.ts';
import { routes } from '../../config/routes.ts';

/** URLs that are not pages: calls, and the forms that the edge handles. */
const NO_PAGES = ['/rest/', ...EDITOR_PREFIXES, routes.cityChoose, routes.review];

/** Tracking parameters of advertisements; Yandex then treats both URLs as one page. */
const MARKS = 'utm_source&utm_medium&utm_campaign&utm_content&utm_term&yclid&gclid';

/**
 * Where robots may go and what they find there. Pages with `noindex` are open to them: a forbidden
 * page can still be listed by its URL, because its `noindex` is never read.
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
