import { graphql, useStaticQuery } from 'gatsby';

type Reply = { site: { siteMetadata: { siteUrl: string } } };

/** The origin of the published site, for the absolute URLs that robots need. */
export function useSiteUrl(): string {
  const { site } = useStaticQuery<Reply>(graphql`
    query SiteAddress {
      site {
        siteMetadata {
          siteUrl
        }
      }
    }
  `);
  return site.siteMetadata.siteUrl;
}
