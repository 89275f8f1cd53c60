import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { DiscontinuedView } from '../features/catalogue/DiscontinuedView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'discontinued'>;

export default function DiscontinuedPage({ data }: PageProps<Content>) {
  return <DiscontinuedView {...data.content.data} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query DiscontinuedPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
