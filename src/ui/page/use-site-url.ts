import { graphql, useStaticQuery } from 'gatsby';

type Reply = { site: { siteMetadata: { siteUrl: string } } };

/** Where the published site stands, for the whole addresses that robots want. */
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
