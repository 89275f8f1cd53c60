import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { BeginnersView } from '../features/beginners/BeginnersView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'beginners'>;

export default function BeginnersPage({ data }: PageProps<Content>) {
  return <BeginnersView {...data.content.data} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query BeginnersPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
