import { structuredText } from '../ui/page/structured-data.ts';

/** Path of the logo file for robots: `static/logo.svg`. */
const LOGO_FILE = '/logo.svg';

/**
 * The owner of the site, for search engines (section 2, header). Other data refers to its `@id`.
 */
export function OrganizationData({ siteUrl, brand }: { siteUrl: string; brand: string }) {
  const organization = {
    '@type': 'Organization',
    '@id': '/#organization',
    name: brand,
    url: '/',
    logo: LOGO_FILE,
  };
  return <script type="application/ld+json">{structuredText(organization, siteUrl)}</script>;
}
