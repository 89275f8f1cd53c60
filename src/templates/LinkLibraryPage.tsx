import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { LinkLibraryView } from '../features/links/LinkLibraryView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'linkLibrary'>;

export default function LinkLibraryPage({ data }: PageProps<Content>) {
  return <LinkLibraryView {...data.content.data} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query LinkLibraryPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
