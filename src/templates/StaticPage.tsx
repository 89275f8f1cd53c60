import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { StaticPageView } from '../features/content/StaticPageView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'staticPage'>;

export default function StaticPage({ data }: PageProps<Content>) {
  return <StaticPageView {...data.content.data} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query StaticPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
