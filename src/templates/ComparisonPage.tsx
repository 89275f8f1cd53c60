import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { ComparisonView } from '../features/comparison/ComparisonView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'comparison'>;

export default function ComparisonPage({ data, location }: PageProps<Content>) {
  return <ComparisonView {...data.content.data} search={location.search} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query ComparisonPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
