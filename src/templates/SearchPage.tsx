import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { SearchView } from '../features/search/SearchView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'search'>;

export default function SearchPage({ data, location }: PageProps<Content>) {
  return <SearchView {...data.content.data} visit={location} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query SearchPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
