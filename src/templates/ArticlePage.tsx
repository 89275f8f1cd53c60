import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { ArticleView } from '../features/articles/ArticleView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'article'>;

export default function ArticlePage({ data }: PageProps<Content>) {
  return <ArticleView {...data.content.data} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query ArticlePage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
