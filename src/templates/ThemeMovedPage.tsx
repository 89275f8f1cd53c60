import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { ThemeMovedView } from '../features/themes/ThemeMovedView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'themeMoved'>;

export default function ThemeMovedPage({ data }: PageProps<Content>) {
  return <ThemeMovedView {...data.content.data} />;
}

export function Head({ data }: { data: Content }) {
  return (
    <PageHead url={data.content.url} head={data.content.head} moved={data.content.data.target} />
  );
}

export const query = graphql`
  query ThemeMovedPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
