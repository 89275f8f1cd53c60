/** Path of the logo as a file, for robots: `static/logo.svg`. */
const LOGO_FILE = '/logo.svg';

/** Who the site belongs to, for search engines: address and logo (section 2, header). */
export function OrganizationData({ siteUrl }: { siteUrl: string }) {
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    url: `${siteUrl}/`,
    logo: `${siteUrl}${LOGO_FILE}`,
  };
  return <script type="application/ld+json">{JSON.stringify(organization)}</script>;
}
