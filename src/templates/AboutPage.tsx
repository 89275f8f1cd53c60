import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { AboutView } from '../features/about/AboutView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'about'>;

export default function AboutPage({ data }: PageProps<Content>) {
  return <AboutView {...data.content.data} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query AboutPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
