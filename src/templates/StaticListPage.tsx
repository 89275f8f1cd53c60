import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { StaticListView } from '../features/content/StaticListView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'staticList'>;

export default function StaticListPage({ data }: PageProps<Content>) {
  return <StaticListView {...data.content.data} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query StaticListPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
