import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { CityListView } from '../features/city/CityListView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'cityList'>;

export default function CityListPage({ data, location }: PageProps<Content>) {
  return <CityListView {...data.content.data} search={location.search} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query CityListPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
