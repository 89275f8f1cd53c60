import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { ThemeListView } from '../features/themes/ThemeListView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'themeList'>;

export default function ThemeListPage({ data }: PageProps<Content>) {
  return <ThemeListView {...data.content.data} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query ThemeListPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
