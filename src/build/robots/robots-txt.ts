import { EDITOR_PREFIXES } from '../../config/editor-addresses.ts';
import { routes } from '../../config/routes.ts';

/** URLs that are not pages: calls, and the forms that the edge handles. */
const NO_PAGES = ['/rest/', ...EDITOR_PREFIXES, routes.cityChoose, routes.review];

/** Tracking parameters of advertisements and search engines; `erid` marks every advertisement in Russia. */
const MARKS =
  'utm_source&utm_medium&utm_campaign&utm_content&utm_term&yclid&ysclid&gclid&fbclid&erid';

/** Parameters that change nothing that a robot reads: Yandex treats URLs with and without them as one page. */
const UNREAD = [MARKS, `optic ${routes.certificate}`, `source ${routes.themeFeedback}`];

/**
 * Where robots may go and what they find there. Pages with `noindex` are open to them: a forbidden
 * page can still be listed by its URL, because its `noindex` is never read.
 */
export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    ...NO_PAGES.map((path) => `Disallow: ${path}`),
    ...UNREAD.map((rule) => `Clean-param: ${rule}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
