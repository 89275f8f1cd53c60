import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import type { MapSettings } from '../client/maps/map-settings.ts';
import { MapOpticView } from '../features/shops/MapOpticView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'mapOptic'> & { site: { siteMetadata: { maps: MapSettings } } };

export default function MapOpticPage({ data, location }: PageProps<Content>) {
  const { maps } = data.site.siteMetadata;
  return <MapOpticView {...data.content.data} search={location.search} maps={maps} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query MapOpticPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
    site {
      siteMetadata {
        maps {
          yandexKey
          tilesUrl
          tilesCredit
        }
      }
    }
  }
`;
