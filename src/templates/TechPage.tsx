import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { TechView } from '../features/tech/TechView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'tech'>;

export default function TechPage({ data }: PageProps<Content>) {
  return <TechView {...data.content.data} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query TechPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
