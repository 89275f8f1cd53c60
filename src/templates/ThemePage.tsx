import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { ThemeView } from '../features/themes/ThemeView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'theme'>;

export default function ThemePage({ data }: PageProps<Content>) {
  return <ThemeView {...data.content.data} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query ThemePage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
