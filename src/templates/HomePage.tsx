import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { HomeView } from '../features/home/HomeView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'home'>;

export default function HomePage({ data }: PageProps<Content>) {
  return <HomeView {...data.content.data} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query HomePage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
