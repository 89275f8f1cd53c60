import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { LinkPageView } from '../features/links/LinkPageView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'linkPage'>;

export default function LinkPage({ data }: PageProps<Content>) {
  return <LinkPageView {...data.content.data} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query LinkPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
